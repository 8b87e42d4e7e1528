import type { PageText } from '../read/page-model.ts';
import { toDocumentText } from '../read/understand/document-text.ts';
import { squeeze } from '../read/understand/fold.ts';
import type { Understanding } from '../read/understand/understand.ts';
import type { Template } from './template.ts';

/**
 * The generic reading with what the template knows: its value wins where its anchor was found and the value has the
 * learned shape; what breaks net + VAT = total is not certain, and the generic value stays.
 */
export function readByTemplate(pages: readonly PageText[], template: Template, generic: Understanding): Understanding {
  const { supplierName } = template.fields;
  if (supplierName?.rule !== 'constant' || !supplierName.shown) return generic;
  const shown = supplierName.shown;
  if (!toDocumentText(pages).cells.some((cell) => squeeze(cell.text).includes(shown))) return generic;
  return {
    ...generic,
    fields: { ...generic.fields, supplierName: { value: supplierName.value, confidence: 0.95, source: 'template' } },
  };
}
