import type { ReadFields } from '@comptoir/contracts';
import { matchTemplate } from '../../templates/match-template.ts';
import { readByTemplate } from '../../templates/read-by-template.ts';
import type { KeptTemplate } from '../../templates/template.ts';
import type { DocumentText } from '../understand/text/document-text.ts';
import { understand } from '../understand/understand.ts';

/** Reads some pages as if they were the whole file; `isLearned` where they are of a layout that was learned. */
export type ReadPart = (text: DocumentText) => { readonly fields: ReadFields; readonly isLearned: boolean };

export const readPartWith =
  (templates: readonly KeptTemplate[]): ReadPart =>
  (text) => {
    const generic = understand(text.pages, text);
    const fitting = matchTemplate(text.pages, templates);
    if (!fitting) return { fields: generic.fields, isLearned: false };
    return { fields: readByTemplate(text.pages, fitting.template, generic).fields, isLearned: true };
  };
