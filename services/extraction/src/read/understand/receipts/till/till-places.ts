// Where a shop stands, as the head of its receipt prints it: none of these lines names who runs it.
import { hasLegalForm, namesPlace } from '../../parties/names/party-names.ts';
import { fold } from '../../text/fold.ts';
import { US_STATE } from '../../text/us-states.ts';

/** A shop's place without a number: a zone, a centre of shops, a branch. */
const PLACE =
  /^\W*(?:z\.?a\.?c|z\.?i|zone|centre commercial|c\.? ?c(?:ial)?\.? |commune|filiale|branch|store no|markt ?:|ctra|carretera|poligono|pza|praca|rua|largo|km \d|opposite|near|level ?\d+|unit ?\d+|shop (?:no|\d+)|\d{1,4}\/\w{1,3},? \p{L}+)\b/u;
/** 'Store: 12', 'Shop #4', '#03-18 Long Mall', 'Opp. the park' */
const PLACE_BY_MARK = /^\W*(?:(?:store|shop|unit)\W{0,2}\d|(?:store|shop|unit) ?[#:.]|opp\.)|^[^\p{L}\d#]*#\d/u;
/** '231 Bluebell Dr SW', '6051 Florin Rd': a street as North Americans number it. */
const NUMBERED_STREET =
  /^\W*\d{1,6}[a-z]? (?:[\p{L}\d.'-]+ ){1,4}(?:ave|blvd|cir|ct|dr|hwy|ln|loop|pike|pkwy|pl|plz|rd|sq|st|ter|trl|way)\b\.?(?: [nsew]{1,2})?\W*$/u;
/** Streets by their word, in Turkey, Poland, Czechia, Croatia, Hungary, Romania and the Nordic countries. */
const STREET_ABROAD =
  /\b(?:mah|mahallesi|cad|caddesi|sok|sokak|ul|ulica|utca|namesti|trg|calea|strada|avenija)\b[.,: ]|\p{L}(?:gatan|vagen|gade|vej|veien|katu) \d/u;
/** '3511 AS Utrecht', 'Chicago, IL 606', 'Kanata, ON K2V 0A1': a town by the number before it or the state or province behind it. */
const TOWN = new RegExp(
  String.raw`^\W*\d{4,5}\s+\p{Lu}|,\s*(?:${US_STATE}|ON|QC|BC|AB|MB|SK|N[BLS]|PEI?)(?:[\s,.]+(?:[\dOIl]{2,}|[A-Z]\d[A-Za-z]).*)?\W*$`,
  'u',
);
/** 'JBR The Walk, Dubai': a town behind a comma. */
const IN_TOWN = /,\s*\p{Lu}\p{L}{2,}\W*$/u;
/** 'Main Street, Kenmare, Co. Kerry'; '… & Co. KG' goes on with a form of law. */
const COUNTY = /\bC[O0]\.\s+(\p{Lu}\p{L}{3,})\W*$/u;

/** Whether a line has a legal form; 'AB-123-CD', '3511 AS Utrecht' and 'Co. Kerry' have none. */
export const hasForm = (text: string): boolean =>
  !isCounty(text) && !TOWN.test(text) && hasLegalForm(text.replace(/\S*\p{L}-\d\S*/gu, ' '));

/** Whether a line is a part of an address: a place with a number, a street, a town. */
export const isAddress = (text: string): boolean =>
  (namesPlace(text) && /\d/.test(text) && !hasForm(text)) || isStreet(text) || isTown(text);

export const isStreet = (text: string): boolean =>
  (NUMBERED_STREET.test(fold(text)) || STREET_ABROAD.test(fold(text))) && !hasForm(text);

export const isTown = (text: string): boolean =>
  isCounty(text) ||
  TOWN.test(text) ||
  ((PLACE.test(fold(text)) || PLACE_BY_MARK.test(fold(text)) || IN_TOWN.test(text)) && !hasForm(text));

const isCounty = (text: string): boolean => {
  const [, county] = COUNTY.exec(text) ?? [];
  return county !== undefined && !hasLegalForm(county);
};
