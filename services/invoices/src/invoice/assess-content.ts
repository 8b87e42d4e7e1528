import type { InvoiceWarning } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';
import { type FindAlike, NOTHING_ALIKE } from '../duplicates/find-alike.ts';
import type { SupplierCopy } from '../suppliers/supplier-copy.store.ts';
import type { Assessed } from './commands.ts';
import type { Content } from './content.ts';
import type { Rules, SupplierFacts } from './rules.ts';
import type { Invoice } from './state.ts';
import { isLasting, warningsOf } from './warnings.ts';

export type Assessment = { readonly assessed: Assessed; readonly supplier?: SupplierFacts };

/** Looks at content before it is decided upon: whose it is, what it doubles, what is doubtful about it. */
export function createAssessContent(parts: { suppliers: SupplierCopy; findAlike: FindAlike }) {
  return async (session: Session, invoice: Invoice, content: Content, rules: Rules): Promise<Assessment> => {
    const supplier = await parts.suppliers.get(content.supplierId, session);
    const alike = rules.duplicateCheck ? await parts.findAlike(session, invoice, content) : NOTHING_ALIKE;
    const warnings = [...warningsOf(content, { supplier, rules, duplicates: alike.duplicates }), ...lasting(invoice)];
    return { assessed: { ...alike, content, warnings }, ...(supplier && { supplier }) };
  };
}

export type AssessContent = ReturnType<typeof createAssessContent>;

const lasting = ({ warnings }: Invoice): InvoiceWarning[] => warnings.filter(isLasting);
