import type { PageRange } from '@comptoir/contracts';
import { newId, type Session } from '@comptoir/storage';
import { type ChangeInvoice, problemOf, type Target } from '../invoice/change-invoice.ts';
import { refusalOf } from '../invoice/may.ts';
import type { Rules } from '../invoice/rules.ts';
import type { Invoice } from '../invoice/state.ts';
import type { SupplierCopy } from '../suppliers/supplier-copy.store.ts';
import type { CutDocument } from './cut-document.ts';

type Parts = { change: ChangeInvoice; suppliers: SupplierCopy; cut: CutDocument; rules: () => Rules };
type Opened = PageRange & { readonly invoiceId: string; readonly document: Omit<Invoice['document'], 'mediaType'> };

/**
 * Splits an invoice whose file holds several. First the documents service cuts the file, under a key that gives the same
 * documents however often it is asked; then one transaction cancels this invoice and opens the others, which are told as
 * received and so read each on its own. Whatever fails before that transaction leaves the invoice as it was, and no part
 * of its file is anybody's invoice. Asked for the same again after a lost answer, it answers what it did.
 * @throws Problem not.found, version.stale, what the decision refuses, document.uncuttable, service.unavailable
 */
export function createSplitInvoice({ change, suppliers, cut, rules }: Parts) {
  /** A part is received as its file was: from whom, when, for whom. */
  async function open(session: Session, whole: Invoice, part: Opened, target: Target): Promise<void> {
    const { sender, receivedAt } = whole;
    const { invoiceId, from, to, document } = part;
    const supplier = await suppliers.get(sender.supplierId, session);
    await change.inTransaction(
      session,
      undefined,
      {
        name: 'receive',
        by: target.by,
        rules: rules(),
        id: invoiceId,
        document: { ...document, mediaType: 'application/pdf' },
        sender,
        outOf: { receivedAt, partOf: { invoiceId: whole.id, fileName: whole.document.fileName, from, to } },
        ...(supplier && { onFile: { id: supplier.id, name: supplier.name, code: supplier.code } }),
      },
      // That somebody decided it is told of the whole, once.
      { ...(target.chain.correlationId !== undefined && { correlationId: target.chain.correlationId }) },
    );
  }

  return async (target: Target, ranges: readonly PageRange[]): Promise<Invoice> => {
    const seen = await change.look(target, (invoice) => isDone(invoice, target, ranges));
    if (isDone(seen, target, ranges)) return seen;
    // What would be refused anyway is not cut.
    const refusal = refusalOf(seen, 'split', { by: target.by, rules: rules() });
    if (refusal) throw problemOf(refusal);
    const { supplierId } = seen.sender;
    const { pages, parts } = await cut(seen.document.id, {
      key: `${seen.id}/${seen.version}`,
      parts: [...ranges],
      ...(supplierId !== undefined && { supplierId }),
    });
    const opened = parts.flatMap(({ documentId: id, fileName, size, sha256 }, at): Opened[] => {
      const range = ranges[at];
      return range ? [{ ...range, invoiceId: newId(), document: { id, fileName, size, sha256 } }] : [];
    });
    return change.byPerson(
      target,
      async () => ({
        name: 'split',
        by: target.by,
        rules: rules(),
        pages,
        parts: opened.map(({ invoiceId, from, to }) => ({ invoiceId, from, to })),
      }),
      async (whole, session) => {
        for (const part of opened) await open(session, whole, part, target);
      },
    );
  };
}

/** Whether just this was done already, from the very version that is meant. */
function isDone({ splitInto, version }: Invoice, target: Target, ranges: readonly PageRange[]): boolean {
  if (!splitInto || splitInto.length !== ranges.length || target.version !== version - 1) return false;
  return splitInto.every(({ from, to }, at) => from === ranges[at]?.from && to === ranges[at]?.to);
}
