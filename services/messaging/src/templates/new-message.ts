import type { Language } from '@comptoir/contracts';
import type { MailContent } from './render-mail.ts';

/** What waits for a reader. What was said stays in the portal: a mail is read by whoever it passes. */
export interface ToldMessages {
  readonly reader: 'supplier' | 'staff';
  readonly supplierName: string;
  readonly writers: readonly string[];
  readonly count: number;
  /** What to call the invoices that are asked about. */
  readonly invoices: readonly string[];
}

interface Words {
  readonly subject: Readonly<Record<ToldMessages['reader'], string>>;
  readonly lead: Readonly<Record<ToldMessages['reader'], string>>;
  readonly count: string;
  readonly from: string;
  readonly invoices: string;
  readonly closing: string;
  readonly link: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    subject: { supplier: 'Un message vous attend sur Comptoir', staff: 'Message de {supplier}' },
    lead: {
      supplier: 'On vous a écrit au sujet de {supplier}.',
      staff: '{supplier} a écrit et personne n’a encore répondu.',
    },
    count: 'Messages non lus',
    from: 'De',
    invoices: 'Factures concernées',
    closing: 'Lisez et répondez sur le portail.',
    link: 'Ouvrir les messages',
  },
  en: {
    subject: { supplier: 'A message waits for you on Comptoir', staff: 'Message from {supplier}' },
    lead: {
      supplier: 'Somebody wrote to you about {supplier}.',
      staff: '{supplier} wrote and nobody has answered yet.',
    },
    count: 'Unread messages',
    from: 'From',
    invoices: 'About invoices',
    closing: 'Read and answer in the portal.',
    link: 'Open the messages',
  },
  es: {
    subject: { supplier: 'Tiene un mensaje en Comptoir', staff: 'Mensaje de {supplier}' },
    lead: {
      supplier: 'Le han escrito sobre {supplier}.',
      staff: '{supplier} ha escrito y nadie ha respondido todavía.',
    },
    count: 'Mensajes sin leer',
    from: 'De',
    invoices: 'Facturas en cuestión',
    closing: 'Léalos y responda en el portal.',
    link: 'Abrir los mensajes',
  },
  de: {
    subject: { supplier: 'Auf Comptoir wartet eine Nachricht auf Sie', staff: 'Nachricht von {supplier}' },
    lead: {
      supplier: 'Zu {supplier} wurde Ihnen geschrieben.',
      staff: '{supplier} hat geschrieben, und noch niemand hat geantwortet.',
    },
    count: 'Ungelesene Nachrichten',
    from: 'Von',
    invoices: 'Betrifft Rechnungen',
    closing: 'Lesen und antworten Sie im Portal.',
    link: 'Nachrichten öffnen',
  },
  ar: {
    subject: { supplier: 'رسالة تنتظرك على Comptoir', staff: 'رسالة من {supplier}' },
    lead: {
      supplier: 'كُتب إليك بشأن {supplier}.',
      staff: 'كتب {supplier} ولم يُجب أحد بعد.',
    },
    count: 'رسائل غير مقروءة',
    from: 'من',
    invoices: 'بشأن الفواتير',
    closing: 'اقرأها وأجب في البوابة.',
    link: 'فتح الرسائل',
  },
};

/** Names and invoices that are told; a mail is no list. */
const MOST_NAMED = 5;

/** Tells a reader of a thread that comments wait for them, from whom, and where. */
export function newMessage(told: ToldMessages, language: Language, url: string): MailContent {
  const words = WORDS[language];
  const values = { supplier: told.supplierName };
  const some = (names: readonly string[]): string =>
    [...names.slice(0, MOST_NAMED), ...(names.length > MOST_NAMED ? ['…'] : [])].join('\n');
  return {
    subject: { words: words.subject[told.reader], values },
    lead: { words: words.lead[told.reader], values },
    rows: [
      { label: words.count, value: new Intl.NumberFormat(language).format(told.count) },
      { label: words.from, value: some(told.writers) },
      ...(told.invoices.length > 0 ? [{ label: words.invoices, value: some(told.invoices) }] : []),
    ],
    closing: { words: words.closing },
    link: { words: words.link, url },
  };
}
