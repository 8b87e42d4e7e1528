// The day of the week that stands beside a day: what a misread figure of it gives away.
import { fold } from '../../text/fold.ts';

/** From Sunday on; 'mar' is a Tuesday and a March, and left out. */
const WEEKDAYS: readonly RegExp[] = [
  'sun|sunday|dimanche|sonntag|domingo|domenica|zondag',
  'mon|monday|lundi|montag|lunes|lunedi|maandag',
  'tue|tues|tuesday|mardi|dienstag|martes|martedi|dinsdag',
  'wed|wednesday|mercredi|mittwoch|miercoles|mercoledi|woensdag',
  'thu|thur|thurs|thursday|jeudi|donnerstag|jueves|giovedi|donderdag',
  'fri|friday|vendredi|freitag|viernes|venerdi|vrijdag',
  'sat|saturday|samedi|samstag|sonnabend|sabado|sabato|zaterdag',
].map((names) => new RegExp(String.raw`(?<![\p{L}\d])(?:${names})(?![\p{L}\d])`, 'u'));

/** 'Sur mon ticket du 07/05/2019': French for my, where no Monday stands right before its day. */
const MINE = /(?<![\p{L}\d])mon(?! ?[,.]? ?\d|[\p{L}\d])/u;

/** Whether a line names one day of the week and a day (ISO) is another: 'SABADO 04-04-2017' was the first, a Saturday. */
export function isOtherWeekday(line: string, day: string): boolean {
  const folded = fold(line);
  const named = WEEKDAYS.flatMap((pattern, weekday) => (pattern.test(folded) ? [weekday] : []));
  const isMine = named[0] === 1 && MINE.test(folded);
  return named.length === 1 && !isMine && named[0] !== new Date(`${day}T00:00:00Z`).getUTCDay();
}
