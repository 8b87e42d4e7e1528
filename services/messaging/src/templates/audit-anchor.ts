import type { AuditAnchor, Language } from '@comptoir/contracts';
import { formatInstant } from './formats.ts';
import type { MailContent } from './render-mail.ts';

interface Words {
  readonly subject: string;
  readonly lead: string;
  readonly entry: string;
  readonly at: string;
  readonly line: string;
  readonly closing: string;
  readonly link: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    subject: 'Ancrage du journal d’audit, ligne {sequence}',
    lead: 'Le journal d’audit a été vérifié en entier ; voici sa tête, signée.',
    entry: 'Ligne',
    at: 'Signée le',
    line: 'Ancrage',
    closing:
      'Gardez ce courriel là où le portail ne peut pas l’atteindre. La ligne d’ancrage, dans un fichier .jsonl, sert à vérifier le journal plus tard.',
    link: 'Ouvrir le journal',
  },
  en: {
    subject: 'Anchor of the audit trail, entry {sequence}',
    lead: 'The audit trail was checked as a whole; here is its head, signed.',
    entry: 'Entry',
    at: 'Signed on',
    line: 'Anchor',
    closing:
      'Keep this mail where the portal cannot reach it. The line of the anchor, in a .jsonl file, is what the trail is verified with later.',
    link: 'Open the trail',
  },
  es: {
    subject: 'Anclaje del registro de auditoría, línea {sequence}',
    lead: 'El registro de auditoría se ha verificado entero; aquí está su cabeza, firmada.',
    entry: 'Línea',
    at: 'Firmada el',
    line: 'Anclaje',
    closing:
      'Guarde este correo donde el portal no pueda alcanzarlo. La línea del anclaje, en un archivo .jsonl, sirve para verificar el registro más adelante.',
    link: 'Abrir el registro',
  },
  de: {
    subject: 'Verankerung des Prüfprotokolls, Eintrag {sequence}',
    lead: 'Das Prüfprotokoll wurde im Ganzen geprüft; hier ist sein Ende, unterschrieben.',
    entry: 'Eintrag',
    at: 'Unterschrieben am',
    line: 'Verankerung',
    closing:
      'Bewahren Sie diese E-Mail dort auf, wo das Portal sie nicht erreicht. Mit der Zeile der Verankerung, in einer .jsonl-Datei, wird das Protokoll später geprüft.',
    link: 'Protokoll öffnen',
  },
  ar: {
    subject: 'تثبيت سجل التدقيق، السطر {sequence}',
    lead: 'فُحص سجل التدقيق كاملًا؛ وهذا رأسه موقّعًا.',
    entry: 'السطر',
    at: 'وُقّع في',
    line: 'التثبيت',
    closing: 'احفظ هذه الرسالة حيث لا تصل إليها البوابة. بسطر التثبيت، في ملف ‎.jsonl، يُفحص السجل لاحقًا.',
    link: 'فتح السجل',
  },
};

/** The head of the audit chain, signed, for who keeps it out of the portal's reach. */
export function auditAnchor(anchor: AuditAnchor, language: Language, portal: string): MailContent {
  const words = WORDS[language];
  const { sequence, hash, at, signature } = anchor;
  return {
    subject: { words: words.subject, values: { sequence: String(sequence) } },
    lead: { words: words.lead },
    rows: [
      { label: words.entry, value: String(sequence) },
      { label: words.at, value: formatInstant(at, language) },
      { label: words.line, value: JSON.stringify({ sequence, hash, at, signature }) },
    ],
    closing: { words: words.closing },
    link: { words: words.link, url: new URL('/administration?tab=audit', portal).href },
  };
}
