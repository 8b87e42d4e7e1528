import type { Language } from '@comptoir/contracts';

interface Frame {
  readonly greeting: string;
  readonly greetingByName: string;
  /** How a label ends in that language. */
  readonly colon: string;
  readonly footer: string;
}

/** What every mail begins and ends with. */
export const FRAME: Readonly<Record<Language, Frame>> = {
  fr: {
    greeting: 'Bonjour,',
    greetingByName: 'Bonjour {name},',
    colon: ' :',
    footer:
      'Ce message est envoyé automatiquement par Comptoir, le portail des fournisseurs. Merci de ne pas y répondre.',
  },
  en: {
    greeting: 'Hello,',
    greetingByName: 'Hello {name},',
    colon: ':',
    footer: 'This message was sent automatically by Comptoir, the supplier portal. Please do not reply to it.',
  },
  es: {
    greeting: 'Buenos días:',
    greetingByName: 'Buenos días, {name}:',
    colon: ':',
    footer: 'Este mensaje lo envía automáticamente Comptoir, el portal de proveedores. Por favor, no responda.',
  },
  de: {
    greeting: 'Guten Tag,',
    greetingByName: 'Guten Tag {name},',
    colon: ':',
    footer:
      'Diese Nachricht wurde automatisch von Comptoir, dem Lieferantenportal, gesendet. Bitte antworten Sie nicht darauf.',
  },
  ar: {
    greeting: 'مرحبًا،',
    greetingByName: 'مرحبًا {name}،',
    colon: ':',
    footer: 'أُرسلت هذه الرسالة تلقائيًا من Comptoir، بوابة المورّدين. يُرجى عدم الرد عليها.',
  },
};
