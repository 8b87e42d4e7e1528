import { withinEdits } from '../text/edits.ts';
import { monthOfName } from './month-names.ts';

/** What each month is called, in full and in short. */
const MONTHS: readonly string[] = [
  'january|jan|janvier|janv|gener|janeiro|stycznia|sty|ledna|januar|janner|jaenner|enero|ene|gennaio|gen|januari|يناير|جانفي',
  'february|feb|fevrier|fevr|febrer|fevereiro|lutego|lut|unora|fev|februar|febrero|febbraio|febr|februari|فبراير|فيفري|شباط',
  'march|mar|marc|marts|marca|brezna|mars|marz|maerz|mrz|marzo|maart|mrt|مارس|اذار',
  'april|apr|kwietnia|kwi|dubna|avril|avr|abril|abr|aprile|ابريل|افريل|نيسان',
  'may|mai|maig|maio|maj|maja|kvetna|mayo|maggio|mag|mei|مايو|ماي|ايار',
  'june|jun|juny|junho|czerwca|cze|cervna|juin|juni|junio|giugno|giu|يونيو|جوان|حزيران|يونيه',
  'july|jul|juliol|julho|lipca|lip|cervence|juillet|juil|juli|julio|luglio|lug|يوليو|يوليوز|جويليه|تموز|يوليه',
  'august|aug|agost|sierpnia|sie|srpna|aout|agosto|ago|augustus|اغسطس|غشت|اوت|اب',
  'september|sept|setembre|setembro|wrzesnia|wrz|zari|sep|septembre|septiembre|settembre|set|سبتمبر|شتنبر|ايلول',
  'october|oct|outubro|pazdziernika|paz|rijna|octobre|oktober|okt|octubre|ottobre|ott|اكتوبر',
  'november|nov|novembro|listopada|lis|listopadu|novembre|noviembre|نوفمبر|نونبر',
  'december|dec|desembre|dezembro|desember|grudnia|gru|prosince|decembre|dezember|dez|diciembre|dic|dicembre|ديسمبر|دجنبر',
];
const MONTH_OF: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)),
);

/** 1 to 12 for a month's name, folded. Of further languages in full alone: 'des' is Norway's December and a French article. */
export const monthOf = (folded: string): number | undefined =>
  MONTH_OF.get(folded) ?? (folded.length > SHORT ? (monthOfName(folded) ?? monthMisspelt(folded)) : undefined);
const SHORT = 3;

/**
 * 'febuary', 'seftember': a long name with a letter misread or mistyped, which no other word beside a day and a year is so near to. 'apri':
 * a name whose end was lost.
 */
function monthMisspelt(folded: string): number | undefined {
  for (const [name, month] of MONTH_OF) if (name.startsWith(folded)) return month;
  if (folded.length < LONG - 1) return undefined;
  for (const [name, month] of MONTH_OF)
    if (name.length >= LONG && name[0] === folded[0] && withinEdits(folded, name, 1)) return month;
  return undefined;
}
const LONG = 8;
