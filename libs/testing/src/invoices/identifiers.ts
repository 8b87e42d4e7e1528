import type { Random } from './random.ts';

/** ISO 7064 MOD 97-10 over text whose letters count 10 to 35. */
function mod97(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

const iban = (country: string, account: string): string =>
  `${country}${String(98 - mod97(`${account}${country}00`)).padStart(2, '0')}${account}`;

/** ISO 13616: an account of that country whose check digits are right. French ones carry their RIB key as well. */
export function makeIban(country: 'FR' | 'DE' | 'ES' | 'GB', random: Random): string {
  if (country === 'FR') {
    const [bank, branch, account] = [random.digits(5), random.digits(5), random.digits(11)];
    const key = 97 - ((89 * Number(bank) + 15 * Number(branch) + 3 * Number(account)) % 97);
    return iban('FR', `${bank}${branch}${account}${String(key).padStart(2, '0')}`);
  }
  if (country === 'DE') return iban('DE', random.digits(18));
  if (country === 'ES') return iban('ES', spanishAccount(random));
  return iban('GB', `NWBK${random.digits(14)}`);
}

function spanishAccount(random: Random): string {
  const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];
  const digit = (ten: string): number => {
    const control = 11 - ([...ten].reduce((sum, n, at) => sum + Number(n) * (weights[at] ?? 0), 0) % 11);
    return control === 11 ? 0 : control === 10 ? 1 : control;
  };
  const [bank, account] = [random.digits(8), random.digits(10)];
  return `${bank}${digit(`00${bank}`)}${digit(account)}${account}`;
}

/** A SIREN: nine digits, the last a Luhn check digit. */
export function makeSiren(random: Random): string {
  const eight = random.digits(8);
  const sum = [...eight].reduce((total, character, at) => {
    const doubled = Number(character) * (at % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${eight}${(10 - (sum % 10)) % 10}`;
}

/** A VAT number of that country whose check digits are right. */
export function makeVatNumber(country: 'FR' | 'DE' | 'ES' | 'GB', random: Random): string {
  if (country === 'FR') {
    const siren = makeSiren(random);
    return `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')}${siren}`;
  }
  if (country === 'DE') {
    const eight = `${random.whole(1, 9)}${random.digits(7)}`;
    let product = 10;
    for (const character of eight) {
      const sum = (Number(character) + product) % 10;
      product = ((sum === 0 ? 10 : sum) * 2) % 11;
    }
    return `DE${eight}${(11 - product) % 10}`;
  }
  if (country === 'ES') {
    const seven = random.digits(7);
    const sum = [...seven].reduce((total, character, at) => {
      const value = Number(character) * (at % 2 === 0 ? 2 : 1);
      return total + Math.floor(value / 10) + (value % 10);
    }, 0);
    return `ESB${seven}${(10 - (sum % 10)) % 10}`;
  }
  // Numbers from 9490001 to 9700000 were never given.
  const seven = `${random.whole(1, 8)}${random.digits(6)}`;
  const weighted = [...seven].reduce((total, character, at) => total + Number(character) * (8 - at), 0);
  return `GB${seven}${String((97 - (weighted % 97)) % 97).padStart(2, '0')}`;
}
