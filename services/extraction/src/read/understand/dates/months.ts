import { fold } from '../text/fold.ts';

/** What each month is called, in full and in short. */
const MONTHS: readonly string[] = [
  'january|jan|janvier|janv|gener|janeiro|stycznia|ledna|januar|janner|jaenner|enero|ene|gennaio|gen|januari|يناير|جانفي',
  'february|feb|fevrier|fevr|febrer|fevereiro|lutego|unora|fev|februar|febrero|febbraio|febr|februari|فبراير|فيفري|شباط',
  'march|mar|marc|marts|marca|brezna|mars|marz|maerz|mrz|marzo|maart|mrt|مارس|اذار',
  'april|apr|kwietnia|dubna|avril|avr|abril|abr|aprile|ابريل|افريل|نيسان',
  'may|mai|maig|maio|maj|maja|kvetna|mayo|maggio|mag|mei|مايو|ماي|ايار',
  'june|jun|juny|junho|czerwca|cervna|juin|juni|junio|giugno|giu|يونيو|جوان|حزيران|يونيه',
  'july|jul|juliol|julho|lipca|cervence|juillet|juil|juli|julio|luglio|lug|يوليو|يوليوز|جويليه|تموز|يوليه',
  'august|aug|agost|sierpnia|srpna|aout|agosto|ago|augustus|اغسطس|غشت|اوت|اب',
  'september|sept|setembre|setembro|wrzesnia|zari|sep|septembre|septiembre|settembre|set|سبتمبر|شتنبر|ايلول',
  'october|oct|outubro|pazdziernika|rijna|octobre|oktober|okt|octubre|ottobre|ott|اكتوبر',
  'november|nov|novembro|listopada|listopadu|novembre|noviembre|نوفمبر|نونبر',
  'december|dec|desembre|dezembro|desember|grudnia|prosince|decembre|dezember|dez|diciembre|dic|dicembre|ديسمبر|دجنبر',
];
/** The twelve as a day is written with them, a language a line: Finnish, Estonian, Latvian, Lithuanian, Hungarian, Romanian, Turkish … */
const BY_LANGUAGE: readonly string[] = [
  'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
  'jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember',
  'janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris',
  'sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio',
  'január február március április május június július augusztus szeptember október november december',
  'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
  // Slovak, Slovene, Croatian (whose October is Poland's November, and left to that), Swedish where it is not like others.
  'januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra',
  'januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra',
  'siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna – studenoga prosinca',
  'januari februari mars april maj juni juli augusti september oktober november december',
  // Bulgarian, Russian, Ukrainian, Greek.
  'януари февруари март април май юни юли август септември октомври ноември декември',
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
  'ιανουαρίου φεβρουαρίου μαρτίου απριλίου μαΐου ιουνίου ιουλίου αυγούστου σεπτεμβρίου οκτωβρίου νοεμβρίου δεκεμβρίου',
];

/** A month's name, folded, to its number. */
export const MONTH_OF: ReadonlyMap<string, number> = new Map([
  ...BY_LANGUAGE.flatMap((names) => names.split(' ').map((name, index) => [fold(name), index + 1] as const)),
  ...MONTHS.flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)),
]);
