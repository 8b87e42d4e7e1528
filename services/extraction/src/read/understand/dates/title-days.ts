import { type Label, weightOf } from '../labels/label.ts';
import { isOfAnotherPaper, leadsElsewhere } from '../labels/referring.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import type { WrittenDate } from './dates.ts';
import { isListed, isOfMeans } from './whose-day.ts';

/** 'Rechnung Nr. 12 vom 5.6.2018', 'TAX INVOICE No. 61177      17-05-24 09:42': the day in the line of an invoice's title or number. */
export function dayOfTitle(
  text: DocumentText,
  cell: Cell,
  label: Label,
  dates: readonly WrittenDate[],
): { date: WrittenDate; nearness: number } | undefined {
  const isTitle = weightOf(label, 'title') > 0 || weightOf(label, 'invoiceNumber') > 0;
  if (!isTitle || isOfAnotherPaper(cell.words, label.from)) return undefined;
  const own = dates.find((date) => date.cell === cell && date.from >= label.to);
  if (label.from > 1) return own && isBehindNumber(cell, label, own) ? { date: own, nearness: IN_SENTENCE } : undefined;
  if (!own) {
    const beside = dayBeside(text, cell, dates);
    return beside && { date: beside, nearness: 1 };
  }
  const isElsewhere =
    isOfMeans(cell, own.from) ||
    isListed(text, cell, own.to) ||
    cell.words.slice(label.to, own.from).some(leadsElsewhere) ||
    cell.labels.some(
      (other) =>
        other.from >= label.to &&
        other.from < own.from &&
        (weightOf(other, 'dueDate') > 0 || weightOf(other, 'otherDate') > 0),
    );
  const isOfKind = cell.words.slice(label.to, own.from).some(({ text: word }) => OF_WHAT.test(word));
  return isElsewhere ? undefined : { date: own, nearness: isOfKind ? OF_KIND : 1 };
}

/** 'Bolletta riferita alla fattura elettronica n. 5000118 del 07/08/2026 valida ai fini fiscali': a number, and its day right behind it. */
const isBehindNumber = ({ words }: Cell, label: Label, day: WrittenDate): boolean =>
  weightOf(label, 'invoiceNumber') > 0 &&
  day.from === label.to + 2 &&
  /\d{3}/.test(words[label.to]?.text ?? '') &&
  OF_DAY.test(words[label.to + 1]?.text ?? '');
const OF_DAY = /^(?:del|du|vom|van|de|of|dated)$/i;
/** A paper says its own number and day in its head, and speaks of others' in sentences. */
const IN_SENTENCE = 0.75;

/** 'Factura de actividad el 12/05/2024': the day may be that of what it is for. */
const OF_KIND = 0.65;
const OF_WHAT =
  /^(?!(?:date|dated|datum|fecha|data|from|issued|vom|del|van|emise|émise|elettronica|electr[oó]nica|électronique|elektronische|ordinaria|simplificada|semplificata|rectificativa|nr|num|numero|número|numéro|nummer|number|of|per)\b)\p{Ll}[\p{L}'’]{3,}$/u;

/** A day that ends the row of a title with its number, be it behind a town and before the hour, and that nothing else announces. */
function dayBeside(text: DocumentText, cell: Cell, dates: readonly WrittenDate[]): WrittenDate | undefined {
  const cells = text.rows[cell.row]?.cells ?? [];
  const last = cells[cell.column + 1];
  if (!/\d/.test(cell.text) || !last || last !== cells.at(-1) || last.page !== cell.page) return undefined;
  const day = dates.find((date) => date.cell === last);
  if (!day || last.labels.length > 0) return undefined;
  const before = last.words.slice(0, day.from).map(({ text: word }) => word);
  const behind = last.words.slice(day.to).map(({ text: word }) => word);
  const isTown = before.length === 0 || (before.length <= 3 && /\p{L},$/u.test(before.at(-1) ?? ''));
  return isTown && behind.every((word) => /^\d{1,2}[:h]\d{2}/.test(word)) ? day : undefined;
}
