import type { Finding } from '@comptoir/contracts';
import type { MessageKey } from '../../i18n/catalogue.ts';
import type { Text } from '../../i18n/use-text.ts';

/** What EN 16931's business terms are called on our screens; a term that is absent here is said by its number. */
const TERMS: Readonly<Record<string, MessageKey>> = {
  'BT-1': 'invoice.field.invoiceNumber',
  'BT-2': 'invoice.field.issueDate',
  'BT-3': 'invoice.field.typeCode',
  'BT-5': 'invoice.field.currency',
  'BT-9': 'invoice.field.dueDate',
  'BT-13': 'invoice.field.orderNumber',
  'BT-16': 'invoice.field.deliverySlipNumber',
  'BT-20': 'invoice.field.paymentTerms',
  'BT-21': 'term.legalMention',
  'BT-22': 'term.legalMention',
  'BT-23': 'term.process',
  'BT-24': 'term.specification',
  'BT-27': 'invoice.field.supplierName',
  'BT-30': 'term.supplierRegistration',
  'BT-31': 'invoice.field.supplierVatNumber',
  'BT-34': 'term.supplierAddress',
  'BT-40': 'invoice.field.country',
  'BT-44': 'invoice.field.buyerName',
  'BT-47': 'term.buyerRegistration',
  'BT-48': 'invoice.field.buyerVatNumber',
  'BT-49': 'term.buyerAddress',
  'BT-84': 'invoice.field.iban',
  'BT-86': 'invoice.field.bic',
  'BT-95': 'term.vatCategory',
  'BT-102': 'term.vatCategory',
  'BT-106': 'term.sumOfLines',
  'BT-107': 'invoice.field.discount',
  'BT-108': 'invoice.field.charges',
  'BT-109': 'invoice.field.netTotal',
  'BT-110': 'invoice.field.vatTotal',
  'BT-112': 'invoice.field.grossTotal',
  'BT-113': 'term.prepaid',
  'BT-115': 'invoice.field.amountDue',
  'BT-116': 'term.vatBase',
  'BT-117': 'term.vatAmount',
  'BT-118': 'term.vatCategory',
  'BT-119': 'term.vatRate',
  'BT-120': 'term.exemption',
  'BT-121': 'term.exemption',
  'BT-129': 'term.quantity',
  'BT-131': 'term.lineNet',
  'BT-146': 'term.unitPrice',
  'BT-151': 'term.vatCategory',
  'BT-152': 'term.vatRate',
};

/** The business terms of a broken rule in the reader's words, each once; the whole invoice where it names none. */
export function termsInWords(t: Text, { rule }: Finding): string {
  const terms = (rule?.terms ?? []).filter((term) => term.startsWith('BT-'));
  const words = terms.map((term) => {
    const key = TERMS[term];
    return key ? t(key) : term;
  });
  return words.length > 0 ? [...new Set(words)].join(', ') : t('term.invoice');
}
