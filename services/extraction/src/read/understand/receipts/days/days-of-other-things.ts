// Days on a till's receipt on which it was not printed: until when an offer lasts, by when goods are taken back.
import type { WrittenDate } from '../../dates/dates.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';

/** What a day is by the words before it: surely of another thing, perhaps, or for all they say the receipt's own. */
export type Whose = 'other' | 'perhaps other' | 'own';

/** What leads to the day itself: 'Refund within 28 days - by 18/01/24', 'HASTA EL 28/04/2023', 'dès le 02/01/2025'. */
const LEADS =
  /(?:^|[^\p{L}])(?:expir\w*|valid[aeo]?|gultig|valable|scade|caduca|by|until|thru|through|to|before|due|ends?|ending|from|since|after|bis|ab|vor|seit|endet|au|avant|des|depuis|fin|hasta|al|antes|desde|fino|entro|dal|dopo|tot|t\/m|vanaf|voor|sinds)(?: (?:on|the|and including|zum|dem|den|einschl\w*|le|la|el|del|il|op|en met))?[^\p{L}\d]*$/u;
/** What lapses, is closed or was born on its day, also at a time of day: 'CHRISTMAS HOURS: 24/12/23 7AM'. */
const SURELY = words(
  String.raw`expir\w*|exp|valid(?:ity)?|best before|use by|consume by|sell by|closed|closes|closing|hours|born|birth\w*|dob`,
  String.raw`gultig\w*|verfall\w*|ablauf\w*|mhd|\w*haltbar\w*|geschlossen|\w*urlaub|offnungszeit\w*|geboren|geb|geburt\w*`,
  String.raw`valables?|valide|expire\w*|dlc|dluo|ddm|a consommer|fermee?s?|fermeture|horaires?|nee? le|naissance`,
  String.raw`valid[oa]s?|caduc\w*|vence|vencimiento|consumir|cerrad[oa]s?|horarios?|nacimiento`,
  String.raw`scad\w+|consumare|chius[oa]|nascita|geldig\w*|vervalt|tht|gesloten|openingstijden|geboorte\w*`,
);
/** What an offer, goods taken back, points, the next visit or a guarantee are called; a time beside the day is the till's. */
const OF_OFFERS = words(
  String.raw`offers?|promo\w*|coupons?|vouchers?|draw|survey|prizes?|contest|competition|returns?|refunds?|exchang\w*`,
  String.raw`points?|loyalty|rewards?|bonus\w*|members?|membership|balance|next|mot|warranty|guarantee|renewal|appointment|original`,
  String.raw`angebot\w*|aktion\w*|gutschein\w*|rabatt\w*|gewinn\w*|verlosung|\w*umtausch\w*|ruckgabe\w*|\w*punkte\w*|treue\w*|guthaben`,
  String.raw`mitglied\w*|nachste\w*|inspektion|hauptuntersuchung|tuv|hu|garantie\w*|gewahrleistung|termin`,
  String.raw`offres?|bon d.achat|tirage|enquete|retours?|echang\w+|rembours\w*|cagnotte|fidelite|solde|prochaine?s?|controle technique`,
  String.raw`renouvellement|rendez.vous|rdv|ofertas?|promociones|cupon\w*|vales?|sorteo|encuesta|devoluci\w+|cambios|reembolsos?`,
  String.raw`puntos|saldo|proxim[oa]s?|revision|itv|garantia|cita|offert[ae]|buon[io]|concorso|rimbors\w+|punti|prossim[oa]`,
  String.raw`garanzia|appuntamento|aanbieding\w*|actie|ruil\w*|punten|volgende|afspraak`,
);
/** What had begun before it was paid, or is to come, each with its time: 'Entry 02/09/2016 08:47', 'Ready 12/05/2021 17:00'. */
const BEGUN = words(
  'entry|entered|arrival|arrived|opened|check.?in|check.?out|ready|pick.?up|collection|delivery|reprint(?:ed)?|departure',
  'einfahrt|anreise|abreise|eroffnet|abholung|lieferung|abflug|abfahrt|entree|arrivee|ouverture|retrait|livraison|depart',
  'entrada|llegada|salida|apertura|recogida|entrega|ingresso|arrivo|ritiro|consegna|aankomst|afhalen|levering',
);
/** '27/05 - 24/06/2017', '03.06. - 16.06.2019': a period's last day, whose first one has no year. */
const PERIOD = /(?<![\d.,/])\d{1,2}(?:\/\d{1,2}|\.\d{1,2}\.|\.\d{1,2} ?[-–])[^\p{L}\d]*$/u;
/** The time of day: '16:03:55', '17h33', '9 AM', '2021-02-12T15:06:13Z'. */
const CLOCK = /(?<![\d:.,])(?:[01]?\d|2[0-3])(?:[:h][0-5]\d(?!\d)| ?[ap]\.?m\b)/;
/** With a point it is a time right behind its day alone, and an amount elsewhere: '21.02.2018 16.45'. */
const POINTED_CLOCK = /^(?:[01]?\d|2[0-3])\.[0-5]\d(?:\.[0-5]\d)?$/;
/** 'Date 05/03/2022', 'Datum: 12.02.2021' */
const NAMED = /\b(?:date|datum|fecha|data|dato|fecha y hora|date time)\W*$/;

function words(...alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${alternatives.join('|')})(?![\\p{L}\\d])`, 'u');
}

/** Whose day it is, by what stands before it in its row and since the day before it; where nothing does, by the row above. */
export function whoseDay(text: DocumentText, date: WrittenDate, dates: readonly WrittenDate[]): Whose {
  const before = wordsBefore(text, date, dates);
  const over = /\p{L}/u.test(before) ? '' : rowOver(text, date, dates);
  if (LEADS.test(`${over} ${before}`.trimStart()) || SURELY.test(before)) return 'other';
  if (BEGUN.test(before)) return 'perhaps other';
  if (hasClock(text, date, dates)) return 'own';
  if (PERIOD.test(before)) return 'other';
  return OF_OFFERS.test(before) ? 'perhaps other' : 'own';
}

/** Whether more than its place tells that a receipt was printed on this day: the time beside it, or its own label. */
export const isTold = (text: DocumentText, date: WrittenDate, dates: readonly WrittenDate[]): boolean =>
  hasClock(text, date, dates) || NAMED.test(wordsBefore(text, date, dates));

const wordsOfRow = ({ rows }: DocumentText, { cell }: WrittenDate) =>
  (rows[cell.row]?.cells ?? [cell]).flatMap((one) => one.words.map((word, at) => ({ cell: one, word, at })));

function wordsBefore(text: DocumentText, date: WrittenDate, dates: readonly WrittenDate[]): string {
  const row = wordsOfRow(text, date);
  const own = row.findIndex(({ cell, at }) => cell === date.cell && at === date.from);
  const since = row.findLastIndex(
    ({ cell, at }, index) => index < own && dates.some((other) => other.cell === cell && at === other.to - 1),
  );
  return fold(
    row
      .slice(since + 1, Math.max(0, own))
      .map(({ word }) => word.text)
      .join(' '),
  );
}

/** Heights of a line, from one row's foot to the next one's head. */
const NEXT_LINE = 1.6;

/** The row right above, where it has no day of its own. */
function rowOver({ rows }: DocumentText, { cell }: WrittenDate, dates: readonly WrittenDate[]): string {
  const over = rows[cell.row - 1];
  const isNear = over !== undefined && cell.y0 - over.y1 < NEXT_LINE * (cell.y1 - cell.y0);
  return isNear && !dates.some((other) => over.cells.includes(other.cell)) ? fold(over.text) : '';
}

/** Whether the row of a day has the time of day, its days left out. */
function hasClock(text: DocumentText, date: WrittenDate, dates: readonly WrittenDate[]): boolean {
  const row = wordsOfRow(text, date);
  const isOfDay = (one: (typeof row)[number]) =>
    dates.some(({ cell, from, to }) => one.cell === cell && one.at >= from && one.at < to);
  const left = row.map((one) =>
    isOfDay(one) ? one.word.text.replace(/\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}/, ' ') : one.word.text,
  );
  const next = row[row.findIndex(({ cell, at }) => cell === date.cell && at === date.to - 1) + 1];
  return CLOCK.test(fold(left.join(' '))) || POINTED_CLOCK.test(next?.word.text ?? '');
}
