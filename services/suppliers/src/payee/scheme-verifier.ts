import type { PayeeAnswer } from '@comptoir/contracts';
import { askJson } from '../outside/ask-json.ts';
import { fieldsOf, plainText } from '../outside/plain-text.ts';
import type { PayeeVerifier } from './payee-verifier.ts';

/** The scheme's own bound on an answer is five seconds, from payer to payer (EPC218-23). */
const WITHIN_MS = 6_000;
/** ISO 20022's Max140Text. */
const MOST_NAME = 140;

const ANSWERS: ReadonlyMap<unknown, PayeeAnswer> = new Map([
  ['MTCH', 'MATCH'],
  ['CMTC', 'CLOSE_MATCH'],
  ['NMTC', 'NO_MATCH'],
  ['NOAP', 'NOT_POSSIBLE'],
]);

/**
 * A verification of payee over HTTP, in the words of the EPC's scheme; the contract is in docs/operating.md. `token` goes
 * along as a bearer's.
 */
export function createSchemeVerifier({ url, token }: { url: string; token?: string | undefined }): PayeeVerifier {
  const address = new URL(url);
  return {
    async verify({ iban, name }) {
      const init = {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ party: { name: name.slice(0, MOST_NAME) }, partyAccount: { iban } }),
      };
      const { status, body } = await askJson(address, init, WITHIN_MS);
      const { partyNameMatch, matchedName } = fieldsOf(body);
      const answer = ANSWERS.get(partyNameMatch);
      if (status !== 200 || answer === undefined) throw new Error(`the verification of payee answered ${status}`);
      const known = answer === 'CLOSE_MATCH' ? plainText(matchedName, MOST_NAME) : undefined;
      return { answer, ...(known !== undefined && { name: known }) };
    },
  };
}
