import type { IntakeRefusal, Language } from '@comptoir/contracts';
import type { ArrivedFile } from '../intake/arrival/arrival.ts';
import { intakeRefusal } from './intake-refusals.ts';
import type { MailContent } from './render-mail.ts';

interface Words {
  readonly subject: Readonly<Record<'taken' | 'partly' | 'refused', string>>;
  readonly lead: Readonly<Record<'taken' | 'partly' | 'refused', string>>;
  readonly taken: string;
  readonly refused: string;
  readonly reason: string;
  readonly follow: string;
  readonly again: string;
  readonly link: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    subject: {
      taken: 'Votre envoi est bien arrivé',
      partly: 'Une partie de votre envoi a été refusée',
      refused: 'Votre envoi a été refusé',
    },
    lead: {
      taken: 'Nous avons bien reçu vos fichiers ; leur lecture commence.',
      partly: 'Nous avons pris une partie de vos fichiers ; les autres sont refusés.',
      refused: 'Nous n’avons rien pu prendre de votre message.',
    },
    taken: 'Reçus',
    refused: 'Refusé',
    reason: 'Motif',
    follow: 'Vous pouvez suivre vos factures sur le portail.',
    again: 'Corrigez ce qui est refusé, puis envoyez-le dans un nouveau message ou sur le portail.',
    link: 'Ouvrir le portail',
  },
  en: {
    subject: {
      taken: 'What you sent has arrived',
      partly: 'Part of what you sent was refused',
      refused: 'What you sent was refused',
    },
    lead: {
      taken: 'We received your files and are beginning to read them.',
      partly: 'We took part of your files; the others are refused.',
      refused: 'We could take nothing of your message.',
    },
    taken: 'Received',
    refused: 'Refused',
    reason: 'Reason',
    follow: 'You can follow your invoices in the portal.',
    again: 'Correct what is refused, then send it in a new message or through the portal.',
    link: 'Open the portal',
  },
  es: {
    subject: {
      taken: 'Su envío ha llegado',
      partly: 'Parte de su envío ha sido rechazada',
      refused: 'Su envío ha sido rechazado',
    },
    lead: {
      taken: 'Hemos recibido sus archivos y empezamos a leerlos.',
      partly: 'Hemos tomado parte de sus archivos; los demás se rechazan.',
      refused: 'No hemos podido tomar nada de su mensaje.',
    },
    taken: 'Recibidos',
    refused: 'Rechazado',
    reason: 'Motivo',
    follow: 'Puede seguir sus facturas en el portal.',
    again: 'Corrija lo rechazado y envíelo en un mensaje nuevo o por el portal.',
    link: 'Abrir el portal',
  },
  de: {
    subject: {
      taken: 'Ihre Sendung ist angekommen',
      partly: 'Ein Teil Ihrer Sendung wurde abgelehnt',
      refused: 'Ihre Sendung wurde abgelehnt',
    },
    lead: {
      taken: 'Wir haben Ihre Dateien erhalten und beginnen, sie zu lesen.',
      partly: 'Wir haben einen Teil Ihrer Dateien angenommen; die übrigen sind abgelehnt.',
      refused: 'Wir konnten nichts aus Ihrer Nachricht annehmen.',
    },
    taken: 'Erhalten',
    refused: 'Abgelehnt',
    reason: 'Grund',
    follow: 'Im Portal können Sie Ihre Rechnungen verfolgen.',
    again: 'Berichtigen Sie, was abgelehnt ist, und senden Sie es in einer neuen Nachricht oder über das Portal.',
    link: 'Portal öffnen',
  },
  ar: {
    subject: {
      taken: 'وصل ما أرسلته',
      partly: 'رُفض جزء مما أرسلته',
      refused: 'رُفض ما أرسلته',
    },
    lead: {
      taken: 'استلمنا ملفاتك وبدأنا قراءتها.',
      partly: 'قبلنا جزءًا من ملفاتك، ورُفض الباقي.',
      refused: 'لم نتمكن من قبول أي شيء من رسالتك.',
    },
    taken: 'المستلَمة',
    refused: 'مرفوض',
    reason: 'السبب',
    follow: 'يمكنك متابعة فواتيرك في البوابة.',
    again: 'صحّح ما رُفض ثم أرسله في رسالة جديدة أو عبر البوابة.',
    link: 'فتح البوابة',
  },
};

/** What of a name is repeated: a mail of ours is no place for somebody's text. */
const LONGEST_NAME = 80;

export interface IntakeAnswer {
  readonly files: readonly ArrivedFile[];
  /** Why nothing was taken. */
  readonly refusal: IntakeRefusal | undefined;
  /** INVOICE_MAXIMUM_SIZE. */
  readonly maximumMb: number;
}

/** Tells who mailed invoices which were taken, and which were not and why. Nothing of their own text is sent back. */
export function intakeAnswer(
  { files, refusal, maximumMb }: IntakeAnswer,
  language: Language,
  url: string,
): MailContent {
  const words = WORDS[language];
  const taken = files.filter(({ documentId }) => documentId !== undefined);
  const refused = files.flatMap(({ name, refusal: why }) => (why === undefined ? [] : [{ name, why }]));
  const outcome = taken.length === 0 ? 'refused' : refused.length === 0 ? 'taken' : 'partly';
  const reasonOf = (why: IntakeRefusal): string => intakeRefusal(why, language, maximumMb);
  return {
    subject: { words: words.subject[outcome] },
    lead: { words: words.lead[outcome] },
    rows: [
      ...(refusal === undefined ? [] : [{ label: words.reason, value: reasonOf(refusal) }]),
      ...(taken.length === 0 ? [] : [{ label: words.taken, value: taken.map(shortName).join('\n') }]),
      ...refused.map(({ name, why }) => ({ label: words.refused, value: `${shortName({ name })} – ${reasonOf(why)}` })),
    ],
    closing: { words: outcome === 'taken' ? words.follow : words.again },
    link: { words: words.link, url },
  };
}

const shortName = ({ name }: Pick<ArrivedFile, 'name'>): string =>
  [...name].length > LONGEST_NAME ? `${[...name].slice(0, LONGEST_NAME).join('')}…` : name;
