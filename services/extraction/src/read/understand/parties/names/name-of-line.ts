// Where a name ends in a line that says more.
import { fold } from '../../text/fold.ts';
import { remembered } from '../../text/remembered.ts';
import { hasLegalForm, IN_COMMAS, LEGAL_FORM, namesPlace, SEPARATOR } from './party-names.ts';

/** The name at the head of a line that goes on with an address ('Muster GmbH · Musterstr. 1 · 70188 Stuttgart'). */
export const nameOfLine: (text: string) => string = remembered((text) => {
  // 'Émise au nom de : Karim Transport SASU': what stands before the colon says what the name is there for.
  const announced = /^[^:]{3,60}:\s+(.+)$/u.exec(text)?.[1];
  if (announced && hasLegalForm(announced)) return nameOfLine(announced);
  const named = withoutMail(text)
    .replace(TRADES_FOR, '')
    .replace(STREET_BEHIND, '')
    .replace(ESTEEMED, '')
    .replace(CAPITAL, '')
    .replace(PAYABLE, '');
  const line = [PART, REGISTER, TRADING_AS, STROKE, SENTENCE].reduce(cutBehindForm, named);
  if (WITH_TRADE.test(line) || WITH_ENERGY.test(line)) return line.trim();
  const first = (IN_COMMAS.test(line) ? line.split(',') : line.split(SEPARATOR))[0]?.trim() ?? line;
  const beforeNumber = withoutAddress(first);
  const beforeRoads = BEFORE_ROADS.exec(beforeNumber)?.[1];
  if (beforeRoads) return beforeRoads;
  const [head = '', ...rest] = beforeNumber.split(/,\s+/);
  // 'Muster Ltd, One Park Place, Dublin': a comma behind the legal form, unless that goes on ('Co., Ltd.').
  const isPlace = rest.length > 0 && endsWithForm(head) && !hasLegalForm(rest[0]?.slice(0, 14) ?? '');
  // 'Muster S.à r.l., Niederlassung Deutschland' is a branch's own name in law.
  if (isPlace) return BRANCH.test(rest[0] ?? '') ? `${nameOfLine(head)}, ${rest[0]}` : nameOfLine(head);
  // 'Muster Studio, Via Roma 7, Milan': a street behind a comma.
  const street = rest.findIndex((part) => namesPlace(part) && /\d/.test(part));
  if (street >= 0) return nameOfLine([head, ...rest.slice(0, street)].join(', '));
  const beforeComma = beforeNumber.split(/,\s+(?=\S*\d|\p{Lu}\S+ (?:Street|Road|str))/u)[0] ?? beforeNumber;
  return beforeComma
    .replace(/\s*\((?:\d|co|reg|roc|gst)[^)]*\)?.*$/i, '')
    .replace(/^[^\p{L}\d]+|[\s,;:|®™·–—-]+$/gu, '');
});

/** 'Muster Power, Lake Colony, Western Express Highway': an address in parts, behind commas and without a number, as India writes it. */
const BEFORE_ROADS =
  /^(\p{Lu}[^,]{3,40}),(?! (?:Inc|Ltd|LLC|LLP|Pvt|Co|PLC|S\.)\b)(?: [^,]{2,40},){1,4} ?[^,]*\b(?:[Hh]ighway|[Rr]oad|[Mm]arg|[Ll]ane|[Nn]agar|[Cc]olony)\b/u;

/** Whether a line is an address so written, behind a name or not: its words are no form of law. */
export const namesRoads = (line: string): boolean => BEFORE_ROADS.test(line);

/** Whether a line says a mark at length: 'Nordlicht Bürobedarf' that of 'NORDLICHT'. */
export const saysAtLength = (line: string, mark: string): boolean => fold(line).startsWith(`${fold(mark)} `);

/** A name without the full stop of the sentence that it ends: 'Muster GmbH.', 'Muster Limited.'; 'Muster Ltd.' is short for it. */
export const withoutFullStop = (name: string): string => name.replace(FULL_STOP, '');
const FULL_STOP = /(?<=\p{L}{5}|mbH)\.$/u;

/** 'MUSTER II - Produtos de Saúde, Lda.': what it does is part of its name in law, as its form behind a comma tells. */
const WITH_TRADE =
  /^\p{Lu}[\p{L}\d&. ]{1,30} [-–] \p{Lu}[\p{L}.,& ]{3,60}, (?:Lda|Ltda|S\.?A|S\.?L|S\.?R\.?L|Unipessoal,? Lda|S\.?L\.?U)\.?$/u;

/** 'MUSTER DO NORTE - DISTRIBUIDORA DE ENERGIA S.A.': so is the word for who brings Brazil its energy. */
const WITH_ENERGY =
  /^\p{Lu}[\p{L}\d&. ]{1,30} [-–] (?:distribui[dçc]|comercializa[dçc]|gera[dçc]|transmiss)[\p{L}.& ]{3,60} s[./]?a\.?$/iu;

const BRANCH =
  /^(?:(?:Zweign|N)iederlassung|[Ss]uccursale|[Ss]ucursal|[Ff]ilial[et]?)(?: (?:de|en|in|di|d['’])?\s?\p{Lu}\p{L}+)?$|^\p{Lu}\p{L}+ [Bb]ranch$/u;

/** 'Muster S.à r.l., Sucursal en España' beside 'Muster S.à r.l.': the company's branch, which has a name in law of its own. */
export const isBranchOf = (branch: string, name: string): boolean =>
  branch.startsWith(`${name}, `) && BRANCH.test(branch.slice(name.length + 2));

/** 'Muster GmbH info@muster.example', and not '@dresse moi@muster.example': without a legal form it may be a label. */
function withoutMail(line: string): string {
  const before = /^(.*\S)\s+\S+@\S+\.\p{L}{2,}$/u.exec(line)?.[1];
  return before && hasLegalForm(before) ? before : line;
}

/** 'Muster AG Abteilung Einkauf', 'Muster GmbH Postfach 11 40': a part of the company, or where its letters go, or its street. */
const PART =
  /\s+(?=(?:Postfach|Postbus|P\.? ?O\.? ?Box|B\.?P\.? \d|Apartado|Apdo\b|Case postale|Abteilung|Abt\.|Department|Dept\.|Afdeling|Afd\.|Service (?=[Cc]lient|[Cc]ompta|[Ff]actur)|Buchhaltung|Avenida (?=\p{L})|Calle (?=\p{L})|Paseo (?=\p{L})|Rue (?=\p{L})|C[Tt][Rr][Aa]\.|A[Vv][Dd][Aa]\.|[Cc]\/))/u;
/** 'Muster, S.A.U. Domicilio social: …', 'Muster Ltd Registered in England', 'Muster Berhad 200501123456': where it is registered, or how. */
const REGISTER =
  /[\s,·–-]+(?=(?:Domicilio|Inscrita|Sede|Registered|Incorporated in|Amtsgericht|Handelsregister|HRB|ABN|A\.B\.N|ACN|SIRET|SIREN|R\.?C\.?S|C\.?I\.?F|N\.?I\.?F|NIP|VAT|TVA|USt|UID|TRN|GSTIN|CNPJ|P\.? ?IVA|Co\.? Reg|Company (?:[Nn]o|[Nn]umber)|Federal (?:Tax )?ID|FEIN|Tax ID|[ABEFGJNUVW]-?\d{8}|\d{12}|\d{5,7}-\p{Lu})\b)/u;

/** 'Muster Inc. doing business as Example', 'Muster Srl a socio unico': its brand, and whose it is. */
const TRADING_AS =
  /[\s,(–-]+(?=(?:trading as|trading under|doing business as|t\/a|d\/?b\/?a|(?:a|con) (?:socio unico|unico socio)|unipersonale|handelend onder)\b)/iu;

/** 'Muster B.V. / Kade 7, 1012 AB Amsterdam / KvK 65851307': strokes between the facts of a foot. */
const STROKE = /\s+(?=\/\s)/u;

/** 'Muster LLP is a limited liability partnership', 'Die Muster GmbH ist eingetragen': a name's verb, and what is said of it. */
const SENTENCE = /\s+(?=(?:is|are|ist|est|es|è) \p{L})/u;

/** 'Payable to Muster LLC', where nothing parts the two. */
const PAYABLE = /^(?:(?:(?:che(?:ck|que)s?|payment|all che(?:ck|que)s) )?payable to|pay to) (?=\p{Lu})/iu;

/** 'SAS Muster au capital de 1000 Euros': the capital, behind a name that has its form in front. */
const CAPITAL =
  /(?<=^(?:SASU?|SARL|EURL|SNC|SCI) (?!au capital)\p{L}.*)[\s,(–-]+au capital (?:social )?(?:de |d['’])?\d.*$/iu;

/** 'Northgas is a trading name of Northgas Trading Limited': who it is in law, as British companies have to say. */
const TRADES_FOR =
  /^.{2,60} is (?:a|the) (?:registered )?(?:trading|business|brand) (?:name|style|division) of (?:the )?(?=\p{Lu})/u;

/** What stands behind a legal form and begins as said is no part of the name. */
function cutBehindForm(line: string, behind: RegExp): string {
  const at = behind.exec(line)?.index;
  if (at === undefined) return line;
  const head = line.slice(0, at);
  return hasLegalForm(head.slice(-14)) ? head : line;
}

/** 'Spett.le Centro Muster S.r.l.': how Italian letters begin whom they go to. */
const ESTEEMED = /^(?:Spett\.?(?:le|abile)|Egr\.?|Gent\.?(?:mo|ma|le)|Preg\.?mo) (?=\p{L})/iu;

/** 'Haustechnik Müller Hauptstraße 12, 12345 Berlin': no mark parts the name from its street. */
const STREET_BEHIND =
  /(?<=\p{L})\s+\p{Lu}[\p{L}.-]*(?:straße|strasse|str\.|weg|platz|allee|gasse|damm|ufer) ?\d{1,4} ?[a-z]?, (?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}[\p{L} .()/-]+$/u;

/** 'Muster SARL 12 rue des Fleurs' ends with its legal form: a street number is no part of it. */
function withoutAddress(line: string): string {
  const number = /\s\d{1,5}[a-z]?\s+\p{L}/iu.exec(line);
  const head = number ? line.slice(0, number.index) : line;
  return endsWithForm(head) ? head : line;
}

const endsWithForm = (head: string): boolean => hasLegalForm(head) && LEGAL_FORM.test(head.slice(-14));
