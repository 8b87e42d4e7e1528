import type { PageText, Word } from '../../page-model.ts';
import { findLabels } from '../labels/find-labels.ts';
import type { Cell, DocumentText, TextRow } from './document-text.ts';
import { withoutFormNumbers } from './form-numbers.ts';
import { withoutFrameStrokes } from './frame-strokes.ts';
import { withRulesBetween } from './rules-between.ts';
import { joinSpread } from './spread-labels.ts';

export function toDocumentText(pages: readonly PageText[]): DocumentText {
  const written: TextRow[] = [];
  const source = pages.some((page) => page.source === 'ocr') ? 'ocr' : 'text';
  for (const page of pages) {
    for (const row of page.source === 'ocr' ? withoutFrameStrokes(page.rows) : page.rows) {
      const index = written.length;
      const cells = joinSpread(row.segments).map((segment, column): Cell => {
        const split = segment.words.flatMap(splitGlued);
        const { words, term } = withoutTerm(page.source === 'ocr' ? withRulesBetween(split) : split);
        return {
          ...segment,
          words,
          text: words.map((word) => word.text).join(' '),
          page: page.number,
          row: index,
          column,
          labels: findLabels(words, page.source === 'ocr'),
          ...(term !== undefined && { term }),
        };
      });
      written.push({
        page: page.number,
        y0: row.y0,
        y1: row.y1,
        cells,
        text: cells.map((cell) => cell.text).join('  '),
      });
    }
  }
  const rows = withoutFormNumbers(written);
  return { pages, rows, cells: rows.flatMap((row) => row.cells), source };
}

/** 'BT-1', '(BT-131)', as those print it who show an electronic invoice. */
const TERM = /^\(?BT-?(\d{1,3})\)?:?$/;

/** A cell's words without the business term at its label: that says what the value is, and is none. */
function withoutTerm(words: readonly Word[]): { readonly words: readonly Word[]; readonly term?: string } {
  const others = words.filter(({ text }) => !TERM.test(text));
  if (others.length === words.length || others.length === 0) return { words };
  const term = words.map(({ text }) => TERM.exec(text)?.[1]).find((number) => number !== undefined);
  return term === undefined ? { words } : { words: others, term };
}

/** 'MwSt.19' before a '%'. */
const TAX_AND_RATE = /^((?:MwSt|USt|TVA|VAT|IVA|BTW|GST|HST|moms|DPH)\.?)(\d{1,2}(?:[.,]\d{1,2})?)$/i;

/** 'KDV(%20)', 'USt.(19%)', and 'TVA20%', 'CGST6%' whose space a recogniser lost: a rate right behind what it is of. */
const RATE_BEHIND = /^(\p{L}[\p{L}.]+)(\(?(?:%\d{1,2}(?:[.,]\d{1,2})?|\d{1,2}(?:[.,]\d{1,2})?%)\)?:?)$/u;

/** '02AAPFU0939F1ZR|State:': two words, and the rule down a table between them. */
const RULE_BETWEEN = /^(.{3,}[\p{L}\d]\|)(\p{Lu}\p{Ll}.*)$/u;

/** 'GSTIN-27AAPFU0939F1ZV', 'CNPJ-34.729.697/0001-58': names of a tax number that begin no series of invoices. */
const TAX_NUMBER = /^((?:GSTIN|CNPJ|CUIT|NIF|CIF)\W?-)([A-Z\d./-]{9,})$/i;

/** 'KB1190042/29-06-2026' at 'Inv No/Invoice Date': the number, and the day right behind it. */
const CODE_AND_DAY = /^(.{4,})\/(\d{1,2}([-.])\d{1,2}\3(?:19|20)\d{2})$/;

/** 'Vtos.: 14/06/2026287,40': a day, and what is due on it. */
const DAY_AND_SUM = /^(\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d{2})(\d{1,3}(?:[.,]?\d{3})*[.,]\d{2})$/;

/** What is glued is so at a mark, or is a figure: most words have neither. */
const GLUED = /[\d:#|-]/;

/** 'Nr.:471' holds a label and its value: cut behind the colon (never in a URL or a time), at its share of the width. */
function splitGlued(word: Word): Word[] {
  if (!GLUED.test(word.text)) return [word];
  const at =
    TAX_AND_RATE.exec(word.text) ??
    RATE_BEHIND.exec(word.text) ??
    RULE_BETWEEN.exec(word.text) ??
    TAX_NUMBER.exec(word.text) ??
    CODE_AND_DAY.exec(word.text) ??
    DAY_AND_SUM.exec(word.text) ??
    /^([^:]*\p{L}[^:]*[:#])(?!\/\/)([^:].*)$/u.exec(word.text);
  if (!at?.[1] || !at[2]) return [word];
  const cut = word.x0 + ((word.x1 - word.x0) * at[1].length) / word.text.length;
  return [{ ...word, text: at[1], x1: cut }, ...splitGlued({ ...word, text: at[2], x0: cut })];
}
