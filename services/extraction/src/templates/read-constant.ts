import type { ReadField, ReadingFieldName } from '@comptoir/contracts';
import { CERTAIN } from '../read/calibration/certainty.ts';
import { fractionBox } from '../read/page-model.ts';
import type { DocumentText } from '../read/understand/text/document-text.ts';
import { sameValue } from './compare-reading.ts';
import { shownCurrency, showsSign } from './currency-signs.ts';
import { keysOf } from './keys-of.ts';
import { showsName } from './match-template.ts';
import { findPhrases } from './phrases.ts';
import type { Template } from './template.ts';

const SHOWN = 0.97;
/** The keys prove whose invoice it is, and so the name that a logo hides. */
const BY_KEYS = 0.95;
/** The layout alone says whose it is. */
const BY_LAYOUT = 0.85;
const AGAINST_THE_PAGE = 0.6;

/** A value that is the same on every invoice, where the page shows it or the keys prove whose it is. */
export function readConstant(
  text: DocumentText,
  template: Template,
  name: ReadingFieldName,
  generic: ReadField | undefined,
): ReadField | undefined {
  const rule = template.fields[name];
  if (rule?.rule !== 'constant') return generic;
  const { value, shown } = rule;
  const own = (confidence: number): ReadField => ({ value, confidence, source: 'template' });
  if (name === 'currency') {
    const isShown = shown ? showsSign(text, shown) : shownCurrency(text, value) !== undefined;
    // What a bare dollar's sign stands for a person said, of this supplier; what is printed in words is another matter.
    if (!isShown && generic && generic.value !== value && generic.confidence < CERTAIN) {
      const isTaught = rule.misread && (sharesKeys(text, template) || showsName(text, template));
      return own(isTaught ? BY_KEYS : BY_LAYOUT);
    }
    if (isShown || !generic || generic.value === value)
      return {
        ...own(generic && generic.value !== value ? AGAINST_THE_PAGE : isShown ? SHOWN : BY_KEYS),
        ...place(generic, value),
      };
    return generic;
  }
  const at = shown && whereShown(text, shown);
  if (at) return { ...own(SHOWN), ...at };
  if (generic && sameValue(name, generic.value, value))
    return { ...generic, value, source: 'template', confidence: Math.max(SHOWN, generic.confidence) };
  // A name that was printed and is not now: somebody else's invoice, or a scan that misread it.
  if (shown) return text.source === 'ocr' && sharesKeys(text, template) ? own(BY_LAYOUT) : generic;
  return own(sharesKeys(text, template) ? BY_KEYS : BY_LAYOUT);
}

function place(generic: ReadField | undefined, value: string): Pick<ReadField, 'page' | 'box'> {
  return generic?.value === value && generic.page && generic.box ? { page: generic.page, box: generic.box } : {};
}

function whereShown(text: DocumentText, shown: string): Pick<ReadField, 'page' | 'box'> | undefined {
  const found = findPhrases(text, new Set([shown])).get(shown)?.[0];
  const page = found && text.pages.find((one) => one.number === found.cell.page);
  return found && page && { page: page.number, box: fractionBox(found.box, page) };
}

function sharesKeys(text: DocumentText, { keys }: Template): boolean {
  const shown = keysOf(text.pages);
  return (['vatNumbers', 'ibans', 'sirens'] as const).some((kind) =>
    keys[kind].some((one) => shown[kind].includes(one)),
  );
}
