import {
  type Caller,
  type HistoryEntry,
  type InvoiceDetail,
  type InvoiceSummary,
  inScope,
  type Language,
  scopeOf,
} from '@comptoir/contracts';
import { knownBy } from '../suppliers/known-by.ts';
import { bankHoldOf } from './bank-hold.ts';
import { whoIs } from './commands.ts';
import { commandsState } from './commands-state.ts';
import { contentToWire } from './content.ts';
import type { HistoryRow } from './history-model.store.ts';
import type { Circumstances } from './may.ts';
import { toText } from './money.ts';
import type { ReadingRow } from './reading-model.store.ts';
import { isLineShown, isWarningShown, lineShownTo, shownTo } from './shown.ts';
import { type Invoice, type Payment, paidOf } from './state.ts';
import { rejectionProposedBy } from './warnings.ts';

/** A row of the list; amounts as decimal strings. The content's lines and rates are not needed for it. */
export function presentSummary(invoice: Invoice, caller: Caller): InvoiceSummary {
  const { content, document, supplier, warnings, rejection } = invoice;
  const viewer = whoIs(caller);
  const text = (minor: number | undefined) => (minor === undefined ? undefined : toText(minor, content.decimals));
  const due = content.amountDue ?? content.grossTotal;
  return {
    id: invoice.id,
    version: invoice.version,
    status: invoice.status,
    fileName: document.fileName,
    documentId: document.id,
    mediaType: document.mediaType,
    receivedAt: invoice.receivedAt.toISOString(),
    updatedAt: invoice.updatedAt.toISOString(),
    supplierId: content.supplierId,
    supplierName: supplier?.name ?? content.supplierName,
    typeCode: content.typeCode,
    invoiceNumber: content.invoiceNumber,
    issueDate: content.issueDate,
    dueDate: content.dueDate,
    currency: content.currency,
    netTotal: text(content.netTotal),
    vatTotal: text(content.vatTotal),
    grossTotal: text(content.grossTotal),
    amountDue: text(due),
    amountPaid: due === undefined ? undefined : text(paidOf(invoice)),
    level: invoice.level,
    duplicated: invoice.status === 'DUPLICATED',
    exported: invoice.exported,
    onHold: invoice.onHold,
    warnings: warnings.filter((warning) => isWarningShown(viewer, warning)).length,
    rejectionReason: rejection?.reason,
  };
}

/**
 * Everything about one invoice that the caller is shown. A supplier sees states, reasons and payments; the staff as
 * 'staff', and neither how its bank account is checked nor other suppliers' invoices that this one doubles.
 */
export function presentDetail(
  invoice: Invoice,
  reading: ReadingRow | undefined,
  about: Circumstances & { readonly now: Date; readonly certainty: number },
  language: Language,
): InvoiceDetail {
  const { by: caller, supplier, rules, certainty, now } = about;
  const viewer = whoIs(caller);
  const scope = scopeOf(caller);
  const bankHoldUntil =
    viewer.side !== 'supplier' && supplier?.bankChange
      ? bankHoldOf(supplier.bankChange.at, rules.bankChangeHoldDays, now)
      : undefined;
  const proposedRejection = viewer.side === 'supplier' ? undefined : rejectionProposedBy(reading?.findings ?? []);
  const supplierKnownBy = viewer.side === 'supplier' ? undefined : knownBy(invoice, reading, supplier);
  const { rejection, verified, controlled, content } = invoice;
  return {
    ...presentSummary(invoice, caller),
    content: contentToWire(content),
    ...(supplierKnownBy && { supplierKnownBy }),
    ...(reading && { reading: presentReading(reading) }),
    ...(invoice.splitInto && { splitInto: [...invoice.splitInto] }),
    ...(invoice.partOf && { partOf: invoice.partOf }),
    certainty,
    tolerance: rules.tolerance,
    warningList: invoice.warnings.filter((warning) => isWarningShown(viewer, warning)),
    duplicates: invoice.duplicates
      .filter(({ supplierId, certain }) => inScope(scope, supplierId) && (certain || viewer.side !== 'supplier'))
      .map(({ invoiceId, invoiceNumber, certain, reasons }) => ({
        invoiceId,
        invoiceNumber,
        certain,
        reasons: [...reasons],
      })),
    predecessors: invoice.predecessors
      .filter(({ supplierId }) => inScope(scope, supplierId))
      .map(({ invoiceId, invoiceNumber }) => ({ invoiceId, invoiceNumber })),
    payments: invoice.payments.map((payment) => presentPayment(payment, content.decimals, viewer)),
    ...(rejection && {
      rejection: {
        reason: rejection.reason,
        details: rejection.details,
        at: rejection.at.toISOString(),
        by: shownTo(viewer, rejection.by),
      },
    }),
    ...(proposedRejection && { proposedRejection }),
    exceptionReason: invoice.exceptionReason,
    verifiedAt: verified?.at.toISOString(),
    controlledAt: controlled?.at.toISOString(),
    verifiedBy: verified && shownTo(viewer, verified.by),
    controlledBy: controlled && shownTo(viewer, controlled.by),
    ...(bankHoldUntil && { bankHoldUntil }),
    commands: commandsState(invoice, { ...about, ...(reading && { pages: reading.pages }) }, language),
  };
}

type Viewer = Parameters<typeof shownTo>[0];

function presentReading(reading: ReadingRow): InvoiceDetail['reading'] {
  const { route, level, fields, findings, pages, durationMs, parts } = reading;
  return { route, level, fields, findings, pages, durationMs, ...(parts && { parts }) };
}

function presentPayment(payment: Payment, decimals: number, viewer: Viewer): InvoiceDetail['payments'][number] {
  const { id, date, amount, method, reference, type, recorded } = payment;
  return {
    id,
    date,
    amount: toText(amount, decimals),
    method,
    reference,
    type,
    recordedBy: shownTo(viewer, recorded.by),
    recordedAt: recorded.at.toISOString(),
  };
}

export function presentHistory(rows: readonly HistoryRow[], caller: Caller): HistoryEntry[] {
  const viewer = whoIs(caller);
  return rows
    .filter((row) => isLineShown(viewer, row))
    .map((row) => lineShownTo(viewer, row))
    .map(({ _id, at, by, action, from, to, reason, details, links, changes }) => ({
      id: _id,
      at: at.toISOString(),
      by: shownTo(viewer, by),
      action,
      from,
      to,
      reason,
      details,
      ...(links && { links: [...links] }),
      changes: [...changes],
    }));
}
