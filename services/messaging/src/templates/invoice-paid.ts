import type { EventData, Language } from '@comptoir/contracts';
import { formatAmount, formatDay } from './formats.ts';
import type { MailContent } from './render-mail.ts';

interface Words {
  readonly subject: string;
  readonly lead: string;
  readonly invoice: string;
  readonly amount: string;
  readonly date: string;
  readonly reference: string;
  readonly closing: string;
  readonly link: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    subject: 'Votre facture {number} est payée',
    lead: 'Votre facture {number} est entièrement payée.',
    invoice: 'Facture',
    amount: 'Montant du paiement',
    date: 'Date du paiement',
    reference: 'Référence',
    closing: 'Vous retrouvez ce paiement sur le portail, dans l’onglet Règlements.',
    link: 'Ouvrir le portail',
  },
  en: {
    subject: 'Your invoice {number} is paid',
    lead: 'Your invoice {number} is paid in full.',
    invoice: 'Invoice',
    amount: 'Amount of the payment',
    date: 'Date of the payment',
    reference: 'Reference',
    closing: 'You find this payment in the portal, under Payments.',
    link: 'Open the portal',
  },
  es: {
    subject: 'Su factura {number} está pagada',
    lead: 'Su factura {number} está pagada por completo.',
    invoice: 'Factura',
    amount: 'Importe del pago',
    date: 'Fecha del pago',
    reference: 'Referencia',
    closing: 'Encontrará este pago en el portal, en la pestaña Pagos.',
    link: 'Abrir el portal',
  },
  de: {
    subject: 'Ihre Rechnung {number} ist bezahlt',
    lead: 'Ihre Rechnung {number} ist vollständig bezahlt.',
    invoice: 'Rechnung',
    amount: 'Zahlungsbetrag',
    date: 'Zahlungsdatum',
    reference: 'Referenz',
    closing: 'Sie finden diese Zahlung im Portal unter Zahlungen.',
    link: 'Portal öffnen',
  },
  ar: {
    subject: 'دُفعت فاتورتك {number}',
    lead: 'دُفعت فاتورتك {number} بالكامل.',
    invoice: 'الفاتورة',
    amount: 'مبلغ الدفعة',
    date: 'تاريخ الدفع',
    reference: 'المرجع',
    closing: 'تجد هذه الدفعة في البوابة ضمن المدفوعات.',
    link: 'فتح البوابة',
  },
};

/** Tells a supplier that an invoice is paid, by which payment. */
export function invoicePaid(
  data: Pick<
    EventData<'InvoicePaymentRecorded'>,
    'invoiceNumber' | 'fileName' | 'amount' | 'currency' | 'date' | 'reference'
  >,
  language: Language,
  url: string,
): MailContent {
  const words = WORDS[language];
  const number = data.invoiceNumber ?? data.fileName;
  return {
    subject: { words: words.subject, values: { number } },
    lead: { words: words.lead, values: { number } },
    rows: [
      { label: words.invoice, value: number },
      { label: words.amount, value: formatAmount(data.amount, data.currency ?? '', language) },
      { label: words.date, value: formatDay(data.date, language) },
      { label: words.reference, value: data.reference },
    ],
    closing: { words: words.closing },
    link: { words: words.link, url },
  };
}
