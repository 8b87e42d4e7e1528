// Numbers by which companies outside of Western Europe are registered for a tax on sales, as each country's own check digits have them. Each
// country's file alone: a reading process would wait for the whole library.
import * as cuit from 'stdnum/lib/cjs/ar/cuit.js';
import * as abn from 'stdnum/lib/cjs/au/abn.js';
import * as cnpj from 'stdnum/lib/cjs/br/cnpj.js';
import * as businessNumber from 'stdnum/lib/cjs/ca/bn.js';
import * as chileanRut from 'stdnum/lib/cjs/cl/rut.js';
import * as nit from 'stdnum/lib/cjs/co/nit.js';
import * as rnc from 'stdnum/lib/cjs/do/rnc.js';
import * as ecuadorianRuc from 'stdnum/lib/cjs/ec/ruc.js';
import * as egyptian from 'stdnum/lib/cjs/eg/tn.js';
import * as croatian from 'stdnum/lib/cjs/hr/oib.js';
import * as npwp from 'stdnum/lib/cjs/id/npwp.js';
import * as israeli from 'stdnum/lib/cjs/il/hp.js';
import * as gstin from 'stdnum/lib/cjs/in/gstin.js';
import * as kenyanPin from 'stdnum/lib/cjs/ke/pin.js';
import * as ice from 'stdnum/lib/cjs/ma/ice.js';
import * as rfc from 'stdnum/lib/cjs/mx/rfc.js';
import * as ird from 'stdnum/lib/cjs/nz/ird.js';
import * as peruvianRuc from 'stdnum/lib/cjs/pe/ruc.js';
import * as nip from 'stdnum/lib/cjs/pl/nip.js';
import * as paraguayanRuc from 'stdnum/lib/cjs/py/ruc.js';
import * as uen from 'stdnum/lib/cjs/sg/uen.js';
import * as salvadoran from 'stdnum/lib/cjs/sv/nit.js';
import * as thai from 'stdnum/lib/cjs/th/tin.js';
import * as tunisian from 'stdnum/lib/cjs/tn/mf.js';
import * as turkishPerson from 'stdnum/lib/cjs/tr/tckimlik.js';
import * as turkish from 'stdnum/lib/cjs/tr/vkn.js';
import type { Validator } from 'stdnum/lib/cjs/types.js';
import * as ein from 'stdnum/lib/cjs/us/ein.js';
import * as uruguayanRut from 'stdnum/lib/cjs/uy/rut.js';
import * as southAfrican from 'stdnum/lib/cjs/za/vat.js';
import type { Word } from '../../../page-model.ts';

type Kind = Pick<Validator, 'validate' | 'compact'>;

/** Canada's, which its sellers print with the R of the register before it still ('R132094343'), as it was until 1997. */
const canadian: Kind = {
  validate: (number) => businessNumber.validate(number.replace(/^R(?=\d{9}$)/, '')),
  compact: (number) => number,
};

/** Tunisia's as it is printed: an old one may lack its first nought. */
const asPrinted: Kind = { validate: tunisian.validate, compact: (number) => number };

/** Indonesia's: of sixteen figures since 2024, with a nought before the fifteen of companies; a person's is that of his card, without check digits. */
const indonesian: Kind = {
  validate: (number) => npwp.validate(number.replace(/^0(?=\d{15}$)/, '')),
  compact: (number) => number,
};

/** What labels call such a number (squeezed), and which countries do. */
const CALLED: ReadonlyArray<readonly [RegExp, readonly Kind[]]> = [
  [/gstin|gst.*(?:no|number|reg|registration|id|#)|gsthst|businessnumber/, [gstin, canadian, ird, abn, uen]],
  [/^hst/, [canadian]],
  [/^abn/, [abn]],
  [/^vat/, [southAfrican]],
  [/matriculefiscale?|^mf|codetva|^ctva|identifiantfiscal|المعرفالجبائي/, [asPrinted]],
  [/التسجيلالضريبي|رقمالتسجيل$|taxregistration|taxcard|^trn/, [egyptian]],
  [/^nit/, [nit, salvadoran]],
  [/^rut/, [chileanRut, uruguayanRut]],
  [/^rfc/, [rfc]],
  [/^cuit/, [cuit]],
  [/^ruc/, [peruvianRuc, ecuadorianRuc, paraguayanRuc]],
  [/^n?o?ice/, [ice]],
  [/^(?:cpf)?cnpj/, [cnpj]],
  [/^rnc/, [rnc]],
  [/pin/, [kenyanPin]],
  [/^(?:nr|numer)?nip/, [nip]],
  // 'Alemdar V.D. 4540536920': the tax office, and the number under which it has who sells.
  [/^(?:vkn|tckn|vergi|vd$)/, [turkish, turkishPerson]],
  [/^oib/, [croatian]],
  [/^npwp/, [indonesian]],
];
/** What a label calls it that many countries use: there only its check digits tell it from another's. */
const CALLED_SO_BY_MANY: ReadonlyArray<readonly [RegExp, readonly Kind[]]> = [
  [/^taxid/, [abn, thai]],
  [/^vat/, [israeli]],
];
/**
 * The same where check digits are not public, by their shape without signs: India's for who sells from abroad
 * ('9917USA29004OS9') and, of its states until 2017, '29123456789V'; Singapore's, Nigeria's, Pakistan's, Côte d'Ivoire's ('4471238 Q'), Malaysia's ('W10-1808-44710022'),
 * the Congo's ('A1206219Z'), Mozambique's ('NUIT'), a company's in Angola ('5000123456'), in Benin and Burkina Faso ('IFU'), in Madagascar ('4000123456') and in Algeria, Oman's, Jamaica's ('001-234-567').
 */
const SHAPED: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [/gst|taxregistration/, /^99\d{2}[A-Z]{3}\d{5}OS[A-Z\d]$/],
  [/gst/, /^M(?:(?:R\d|\d{2})\d{7}|9\d{7}[A-Z])$/],
  [/^tin/, /^\d{12}$/],
  [/^(?:vat)?tin/, /^(?:0[1-9]|[12]\d|3[0-8])\d{9}[VC]?$/],
  [/^(?:no)?cc(?:no?)?$|comptecontribuable/, /^\d{7}[A-Z]$/],
  [/^npwp/, /^\d{16}$/],
  [/^nif|contribuinte/, /^5\d{9}$/],
  [/^nif/, /^[1-6]0\d{8}$/],
  [/^nuit/, /^[1-9]\d{8}$/],
  [/^(?:nif|identification?fiscale?|identifiantfiscal)/, /^[01]\d{14}(?:\d{5})?$/],
  [/impot/, /^[A-Z]\d{7}[A-Z]$/],
  [/^vat/, /^OM1\d{9}$/],
  [/^(?:no)?ifu/, /^(?:\d{13}|\d{8}[A-Z])$/],
  [/^gct/, /^(?:00\d{7}|[1-9]\d{4,5})$/],
  [/^st(?:rn|reg)|^salestaxreg/, /^\d{13}$/],
  [/pendaftaran(?:st|cukai)|^sst|servicetax/, /^[A-Z]\d{14}$/],
];
/**
 * The same where the sign in a number tells it from others, and stays: Bangladesh's, a company's and its branch's, and that by which who
 * employs is known in the United States, which have no VAT; its first two figures say who gave it.
 */
const PARTED: ReadonlyArray<readonly [RegExp, (number: string) => boolean]> = [
  [/^(?:vat|bin)/, (number) => /^\d{9}-\d{4}$/.test(number)],
  [/^(?:federal|taxid|fein|ein)/, (number) => /^\d{2}-\d{7}$/.test(number) && ein.validate(number).isValid],
];
/** Whether a number has the shape of one whose check digits are not public. */
export const isShapedAbroad = (number: string): boolean =>
  SHAPED.some(([, shape]) => shape.test(number)) || PARTED.some(([, isSo]) => isSo(number));

/** '83 914 571 673', '901.274.638-6': as many pieces as such a number is written in. */
const MOST_PIECES = 4;
/** 'GST 18 % 19,009.46': sums stand behind the same words. */
const SUM = /%|[.,]\d{1,2}$/;
const SHORTEST = 8;
const FEWEST_DIGITS = 6;

const kindsCalled = (lists: typeof CALLED, phrase: string): readonly Kind[] =>
  lists.flatMap(([called, kinds]) => (called.test(phrase) ? kinds : []));

/** A number whose label names it, without signs between its figures; `holds` where its check digits do. */
export function numberAbroad(
  phrase: string,
  words: readonly Word[],
): { value: string; words: Word[]; holds: boolean } | undefined {
  const ofMany = kindsCalled(CALLED_SO_BY_MANY, phrase);
  const kinds = [...kindsCalled(CALLED, phrase), ...ofMany];
  let shaped: { value: string; words: Word[]; holds: boolean } | undefined;
  let joined = '';
  for (const [at, word] of words.slice(0, MOST_PIECES).entries()) {
    if (SUM.test(word.text)) break;
    joined += word.text.replace(/[^\p{L}\d]/gu, '').toUpperCase();
    if (joined.length < SHORTEST || (joined.match(/\d/g)?.length ?? 0) < FEWEST_DIGITS) continue;
    for (const kind of kinds) {
      const read = kind.validate(joined);
      const isShaped = read.isValid || (read.error.name === 'InvalidChecksum' && !ofMany.includes(kind));
      if (!isShaped || (shaped?.holds && !read.isValid)) continue;
      const value = kind.compact(joined).replace(/[^A-Z0-9]/g, '');
      if (read.isValid || !shaped) shaped = { value, words: words.slice(0, at + 1), holds: read.isValid };
    }
  }
  return shaped ?? shapedAbroad(phrase, words);
}

/** Such a number by its shape, in one piece, with its letter apart, or in three groups of figures. */
function shapedAbroad(phrase: string, [first, second, third]: readonly Word[]) {
  const groups = [first, second, third];
  const isGrouped = groups.every((word) => word !== undefined && /^\d{3}$/.test(word.text));
  for (const pieces of [[first], [first, second], ...(isGrouped ? [groups] : [])]) {
    const some = pieces.filter((word) => word !== undefined);
    const value = some.map(({ text }) => text.replace(/[^\p{L}\d]/gu, '').toUpperCase()).join('');
    const isShaped = SHAPED.some(([called, shape]) => called.test(phrase) && shape.test(value));
    if (isShaped) return { value, words: some, holds: false };
  }
  // Lebanon's are known by their end, which a sign parts.
  if (/^vat/.test(phrase) && first && LEBANESE.test(first.text))
    return { value: first.text.replace('-', ''), words: [first], holds: false };
  const bare = first?.text.replace(/^\W+|\W+$/g, '') ?? '';
  const isParted = PARTED.some(([called, isSo]) => called.test(phrase) && isSo(bare));
  return isParted && first ? { value: bare, words: [first], holds: false } : undefined;
}
const LEBANESE = /^\d{4,7}-601$/;
