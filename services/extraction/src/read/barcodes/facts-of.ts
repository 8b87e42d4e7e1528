import type { CodeFacts, Symbology } from './code-facts.ts';
import { accessKey, paraguay } from './payloads/access-keys.ts';
import { argentina } from './payloads/argentina.ts';
import { brazilianServices } from './payloads/brazilian-services.ts';
import { guatemala, salvador } from './payloads/central-america.ts';
import { chile } from './payloads/chile.ts';
import { colombia } from './payloads/colombia.ts';
import { croatia } from './payloads/croatia.ts';
import { sid, spayd } from './payloads/czech.ts';
import { dominican } from './payloads/dominican.ts';
import { emv } from './payloads/emv.ts';
import { epc } from './payloads/epc.ts';
import { indianInvoice, indianReceipt, upi } from './payloads/india.ts';
import { indonesia } from './payloads/indonesia.ts';
import { mexico } from './payloads/mexico.ts';
import { hub3, hungary, upn } from './payloads/payments-by-lines.ts';
import { russia, serbia } from './payloads/payments-by-names.ts';
import { peru } from './payloads/peru.ts';
import { ksef, poland } from './payloads/poland.ts';
import { portugal } from './payloads/portugal.ts';
import { saudi } from './payloads/saudi.ts';
import { ticketBai, veriFactu } from './payloads/spain.ts';
import { swiss } from './payloads/swiss.ts';
import { austria, germany } from './payloads/tills.ts';
import { turkey } from './payloads/turkey.ts';
import { uruguay } from './payloads/uruguay.ts';

type Reader = (payload: string) => CodeFacts | undefined;

/** Each knows its own standard by how a payload begins or by what it holds, so that no two of them read one. */
const READERS: readonly Reader[] = [
  portugal,
  epc,
  swiss,
  spayd,
  sid,
  mexico,
  argentina,
  peru,
  chile,
  colombia,
  paraguay,
  guatemala,
  salvador,
  uruguay,
  dominican,
  accessKey,
  brazilianServices,
  indianInvoice,
  upi,
  indianReceipt,
  indonesia,
  saudi,
  turkey,
  ticketBai,
  veriFactu,
  emv,
  poland,
  ksef,
  hub3,
  upn,
  serbia,
  hungary,
  russia,
  croatia,
  austria,
  germany,
];

/** Bars hold nothing but keys: all else that is printed in them is a parcel's, or an article's. */
const IN_BARS: readonly Reader[] = [accessKey];

/** The most that a QR code holds is 7 089 figures, and less of anything else (ISO/IEC 18004). */
const LONGEST = 8192;

/**
 * What a code's payload says of the invoice that it is drawn on, by the first standard that knows it; undefined where none does. Pure,
 * and total: a payload is made by anybody, and a broken one, or a long one, says nothing. Values that are malformed are left out. No signature is
 * verified, so that the facts are what the paper says, in another place than its words.
 */
export function factsOf(payload: string, symbology: Symbology): CodeFacts | undefined {
  if (payload.length > LONGEST) return undefined;
  for (const reader of symbology === 'Code128' ? IN_BARS : READERS) {
    const facts = reader(payload);
    if (facts) return facts;
  }
  return undefined;
}
