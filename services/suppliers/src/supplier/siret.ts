/** La Poste's establishments are numbered beyond what the checksum can tell apart (INSEE). */
const LA_POSTE = '356000000';

/**
 * Whether a text without spaces is a SIRET: 14 digits with Luhn's checksum (specification 000 §5; INSEE's numbering).
 * La Poste's own, but its head office, are checked by the sum of their digits, a multiple of 5.
 */
export function isSiret(text: string): boolean {
  if (!/^\d{14}$/.test(text) || /^0+$/.test(text)) return false;
  if (luhn(text)) return true;
  return text.startsWith(LA_POSTE) && [...text].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0;
}

function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighted = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
