import type { EventData, Language } from '@comptoir/contracts';
import { formatAmount } from './formats.ts';
import { rejectReason } from './reject-reasons.ts';
import type { MailContent } from './render-mail.ts';

interface Words {
  readonly subject: string;
  readonly lead: string;
  readonly invoice: string;
  readonly total: string;
  readonly reason: string;
  readonly details: string;
  readonly closing: string;
  readonly link: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    subject: 'Votre facture {number} a été refusée',
    lead: 'Votre facture {number} a été vérifiée et nous ne pouvons pas l’accepter.',
    invoice: 'Facture',
    total: 'Total',
    reason: 'Motif',
    details: 'Précisions',
    closing: 'Corrigez-la, puis déposez la nouvelle sur le portail : elle remplacera celle-ci.',
    link: 'Ouvrir le portail',
  },
  en: {
    subject: 'Your invoice {number} was rejected',
    lead: 'Your invoice {number} was checked and we cannot accept it.',
    invoice: 'Invoice',
    total: 'Total',
    reason: 'Reason',
    details: 'Details',
    closing: 'Correct it and send the new one through the portal: it will take the place of this one.',
    link: 'Open the portal',
  },
  es: {
    subject: 'Su factura {number} ha sido rechazada',
    lead: 'Hemos revisado su factura {number} y no podemos aceptarla.',
    invoice: 'Factura',
    total: 'Total',
    reason: 'Motivo',
    details: 'Detalles',
    closing: 'Corríjala y envíe la nueva por el portal: sustituirá a esta.',
    link: 'Abrir el portal',
  },
  de: {
    subject: 'Ihre Rechnung {number} wurde abgelehnt',
    lead: 'Ihre Rechnung {number} wurde geprüft und kann nicht angenommen werden.',
    invoice: 'Rechnung',
    total: 'Gesamtbetrag',
    reason: 'Grund',
    details: 'Einzelheiten',
    closing: 'Berichtigen Sie sie und senden Sie die neue über das Portal: Sie ersetzt diese.',
    link: 'Portal öffnen',
  },
  ar: {
    subject: 'رُفضت فاتورتك {number}',
    lead: 'راجعنا فاتورتك {number} ولا يمكننا قبولها.',
    invoice: 'الفاتورة',
    total: 'الإجمالي',
    reason: 'السبب',
    details: 'التفاصيل',
    closing: 'صحّحها ثم أرسل الفاتورة الجديدة عبر البوابة: ستحلّ محلّ هذه.',
    link: 'فتح البوابة',
  },
};

/** Tells a supplier that an invoice was rejected, why, and what to do. */
export function invoiceRejected(
  data: Pick<
    EventData<'InvoiceRejected'>,
    'invoiceNumber' | 'fileName' | 'grossTotal' | 'currency' | 'reason' | 'details'
  >,
  language: Language,
  url: string,
): MailContent {
  const words = WORDS[language];
  const number = data.invoiceNumber ?? data.fileName;
  const total =
    data.grossTotal !== null && data.currency !== null ? formatAmount(data.grossTotal, data.currency, language) : null;
  return {
    subject: { words: words.subject, values: { number } },
    lead: { words: words.lead, values: { number } },
    rows: [
      { label: words.invoice, value: number },
      ...(total ? [{ label: words.total, value: total }] : []),
      { label: words.reason, value: rejectReason(data.reason, language) },
      ...(data.details ? [{ label: words.details, value: data.details }] : []),
    ],
    closing: { words: words.closing },
    link: { words: words.link, url },
  };
}
