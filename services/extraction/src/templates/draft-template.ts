import type { PageText } from '../read/page-model.ts';
import { toDocumentText } from '../read/understand/document-text.ts';
import { squeeze } from '../read/understand/fold.ts';
import { findMarks } from './find-marks.ts';
import { keysOf } from './keys-of.ts';
import { TEMPLATE_FORMAT, type Template } from './template.ts';
import type { VerifiedContent } from './verified-content.ts';

/**
 * Learns from one verified invoice where its layout has what. Undefined where there is nothing to recognise it by: pages
 * without a word, or with none that could be a label.
 */
export function draftTemplate(pages: readonly PageText[], verified: VerifiedContent): Template | undefined {
  const text = toDocumentText(pages);
  const marks = findMarks(text, verified);
  if (marks.length === 0) return undefined;
  const { supplierName } = verified.fields;
  const shown = squeeze(supplierName ?? '');
  return {
    format: TEMPLATE_FORMAT,
    keys: keysOf(pages),
    numbers: { decimal: ',', group: '' },
    marks,
    fields: {
      ...(supplierName && {
        supplierName: {
          rule: 'constant',
          value: supplierName,
          ...(shown && text.cells.some((cell) => squeeze(cell.text).includes(shown)) && { shown }),
        },
      }),
    },
  };
}
