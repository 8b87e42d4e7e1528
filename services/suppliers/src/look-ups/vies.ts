import { askJson } from '../outside/ask-json.ts';
import { fieldsOf, plainText } from '../outside/plain-text.ts';
import { MOST, WITHIN_MS } from './limits.ts';
import type { VatRegister } from './registers.ts';

/** The member states as VIES names them: Greece as EL, Northern Ireland as XI. */
const MEMBERS: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);
/** What VIES writes where a state tells no name or address. */
const UNTOLD = '---';

/**
 * The European Commission's VIES (https://ec.europa.eu/taxation_customs/vies): `POST /check-vat-number`. What hinders it is
 * told with status 200 too: `{"actionSucceed":false,"errorWrappers":[{"error":"MS_UNAVAILABLE"}]}`.
 */
export function createVies(base: string): VatRegister {
  const url = new URL(`${base.replace(/\/$/, '')}/check-vat-number`);
  return {
    covers: (country) => MEMBERS.has(country),
    async check(number) {
      const [countryCode, vatNumber] = [number.slice(0, 2), number.slice(2)];
      const init = {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ countryCode, vatNumber }),
      };
      const { status, body } = await askJson(url, init, WITHIN_MS);
      const { valid, name, address, errorWrappers } = fieldsOf(body);
      if (errorOf(errorWrappers) === 'INVALID_INPUT') return { isValid: false };
      if (status !== 200 || typeof valid !== 'boolean') {
        throw new Error(`VIES answered ${status} ${errorOf(errorWrappers) ?? ''}`.trim());
      }
      const told = { name: shown(name, MOST.name), address: shown(address, MOST.address) };
      return {
        isValid: valid,
        ...(valid && told.name !== undefined && { name: told.name }),
        ...(valid && told.address !== undefined && { address: told.address }),
      };
    },
  };
}

/** A code of VIES's own, such as MS_MAX_CONCURRENT_REQ. */
function errorOf(wrappers: unknown): string | undefined {
  const [first] = Array.isArray(wrappers) ? wrappers.map(fieldsOf) : [];
  return typeof first?.error === 'string' && /^[A-Z_]{1,60}$/.test(first.error) ? first.error : undefined;
}

function shown(value: unknown, most: number): string | undefined {
  const text = plainText(value, most);
  return text === UNTOLD ? undefined : text;
}
