import type { EventData, Language } from '@comptoir/contracts';
import type { MailContent } from './render-mail.ts';

interface Words {
  readonly contacts: {
    readonly subject: string;
    readonly lead: string;
    readonly before: string;
    readonly after: string;
  };
  readonly locked: { readonly subject: string; readonly lead: string };
  readonly unlocked: { readonly subject: string; readonly lead: string };
  readonly closing: string;
  readonly link: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    contacts: {
      subject: 'Les contacts de {supplier} ont changé',
      lead: 'Nos équipes ont changé la façon de joindre {supplier}.',
      before: 'Avant',
      after: 'Après',
    },
    locked: {
      subject: 'Changements bloqués pour {supplier}',
      lead: 'Trop de codes erronés aujourd’hui : aucun changement ne peut plus être demandé pour {supplier}, jusqu’à ce qu’un administrateur le débloque.',
    },
    unlocked: {
      subject: 'Changements débloqués pour {supplier}',
      lead: 'Un administrateur a débloqué les demandes de changement pour {supplier}.',
    },
    closing:
      'Si ce n’est pas vous, prévenez tout de suite votre gestionnaire de compte par un numéro que vous connaissez déjà.',
    link: 'Ouvrir le portail',
  },
  en: {
    contacts: {
      subject: 'The contacts of {supplier} have changed',
      lead: 'Our staff changed how {supplier} is reached.',
      before: 'Before',
      after: 'After',
    },
    locked: {
      subject: 'Changes are locked for {supplier}',
      lead: 'Too many wrong codes today: no change can be asked for {supplier} until an administrator unlocks it.',
    },
    unlocked: {
      subject: 'Changes are unlocked for {supplier}',
      lead: 'An administrator unlocked the change requests of {supplier}.',
    },
    closing: 'If this is not yours, tell your account manager at once, on a number you know already.',
    link: 'Open the portal',
  },
  es: {
    contacts: {
      subject: 'Los contactos de {supplier} han cambiado',
      lead: 'Nuestro personal ha cambiado la forma de contactar con {supplier}.',
      before: 'Antes',
      after: 'Después',
    },
    locked: {
      subject: 'Cambios bloqueados para {supplier}',
      lead: 'Demasiados códigos erróneos hoy: no puede pedirse ningún cambio para {supplier} hasta que un administrador lo desbloquee.',
    },
    unlocked: {
      subject: 'Cambios desbloqueados para {supplier}',
      lead: 'Un administrador ha desbloqueado las solicitudes de cambio de {supplier}.',
    },
    closing: 'Si no ha sido usted, avise enseguida a su gestor de cuenta en un número que ya conozca.',
    link: 'Abrir el portal',
  },
  de: {
    contacts: {
      subject: 'Die Kontakte von {supplier} haben sich geändert',
      lead: 'Unsere Mitarbeiter haben geändert, wie {supplier} erreicht wird.',
      before: 'Vorher',
      after: 'Nachher',
    },
    locked: {
      subject: 'Änderungen gesperrt: {supplier}',
      lead: 'Heute zu viele falsche Codes: für {supplier} kann nichts beantragt werden, bis ein Administrator es freigibt.',
    },
    unlocked: {
      subject: 'Änderungen freigegeben: {supplier}',
      lead: 'Ein Administrator hat die Änderungsanträge von {supplier} freigegeben.',
    },
    closing:
      'Kommt das nicht von Ihnen, sagen Sie es sofort Ihrem Betreuer, unter einer Nummer, die Sie bereits kennen.',
    link: 'Portal öffnen',
  },
  ar: {
    contacts: {
      subject: 'تغيّرت جهات اتصال {supplier}',
      lead: 'غيّر فريقنا طريقة التواصل مع {supplier}.',
      before: 'قبل',
      after: 'بعد',
    },
    locked: {
      subject: 'التغييرات مقفلة لـ {supplier}',
      lead: 'رموز خاطئة كثيرة اليوم: لا يمكن طلب أي تغيير لـ {supplier} حتى يفتح مسؤول القفل.',
    },
    unlocked: {
      subject: 'فُتح قفل التغييرات لـ {supplier}',
      lead: 'فتح مسؤول قفل طلبات التغيير لـ {supplier}.',
    },
    closing: 'إن لم يكن ذلك منك، فأخبر مدير حسابك فورًا على رقم تعرفه من قبل.',
    link: 'فتح البوابة',
  },
};

/** Tells those who were reached before that staff changed how a supplier is reached. */
export function contactsNotice(
  data: Pick<EventData<'SupplierContactsChanged'>, 'supplierName' | 'before' | 'after'>,
  language: Language,
  url: string,
): MailContent {
  const { contacts, closing, link } = WORDS[language];
  const values = { supplier: data.supplierName };
  return {
    subject: { words: contacts.subject, values },
    lead: { words: contacts.lead, values },
    rows: [
      { label: contacts.before, value: data.before.join('\n') || '—' },
      { label: contacts.after, value: data.after.join('\n') || '—' },
    ],
    closing: { words: closing },
    link: { words: link, url },
  };
}

/** Tells that changes of a supplier are locked after too many wrong codes, or unlocked. */
export function lockNotice(
  data: Pick<EventData<'SupplierChangesLocked'>, 'supplierName' | 'locked'>,
  language: Language,
  url: string,
): MailContent {
  const words = WORDS[language];
  const { subject, lead } = data.locked ? words.locked : words.unlocked;
  const values = { supplier: data.supplierName };
  return {
    subject: { words: subject, values },
    lead: { words: lead, values },
    rows: [],
    closing: { words: words.closing },
    link: { words: words.link, url },
  };
}
