import type { ChangeAction, ChangeKind, EventData, Language } from '@comptoir/contracts';
import type { MailContent } from './render-mail.ts';

/** What people are told of a change request, a step each. */
type Told = 'asked' | 'typed' | 'waits' | 'done' | 'refused' | 'canceled' | 'locked';

const TOLD: Readonly<Partial<Record<ChangeAction, Told>>> = {
  REQUEST: 'asked',
  TYPE: 'typed',
  SUBMIT: 'waits',
  APPLY: 'done',
  ACCEPT: 'done',
  REFUSE: 'refused',
  CANCEL: 'canceled',
  LOCK: 'locked',
};

interface Words {
  readonly what: Readonly<Record<ChangeKind, string>>;
  readonly subject: Readonly<Record<Told, string>>;
  readonly lead: Readonly<Record<Told, string>>;
  readonly before: string;
  readonly after: string;
  readonly motive: string;
  readonly closing: string;
  readonly link: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    what: { EMAIL: 'l’adresse électronique', PHONE_NUMBER: 'le téléphone', IBAN: 'les coordonnées bancaires' },
    subject: {
      asked: 'Changement demandé pour {supplier}',
      typed: 'Changement saisi pour {supplier}',
      waits: 'Changement en attente de validation pour {supplier}',
      done: 'Changement fait pour {supplier}',
      refused: 'Changement refusé pour {supplier}',
      canceled: 'Demande de changement annulée pour {supplier}',
      locked: 'Demande de changement bloquée pour {supplier}',
    },
    lead: {
      asked: 'Il a été demandé de changer {what} de {supplier}. Rien n’a encore changé.',
      typed: 'Nos équipes ont saisi un changement : {what} de {supplier}. Une autre personne doit l’accepter.',
      waits: 'Le changement est confirmé : {what} de {supplier}. Une personne de chez nous doit encore l’accepter.',
      done: 'Le changement est fait : {what} de {supplier}.',
      refused: 'Nous avons refusé le changement : {what} de {supplier}. Rien n’a changé.',
      canceled: 'La demande a été annulée : {what} de {supplier}. Rien n’a changé.',
      locked: 'Trop de codes erronés : la demande est bloquée ({what} de {supplier}). Rien n’a changé.',
    },
    before: 'Avant',
    after: 'Après',
    motive: 'Motif',
    closing:
      'Si ce n’est pas vous, prévenez tout de suite votre gestionnaire de compte par un numéro que vous connaissez déjà.',
    link: 'Ouvrir le portail',
  },
  en: {
    what: { EMAIL: 'the email', PHONE_NUMBER: 'the phone number', IBAN: 'the bank details' },
    subject: {
      asked: 'A change was asked for: {supplier}',
      typed: 'A change was entered: {supplier}',
      waits: 'A change waits for approval: {supplier}',
      done: 'A change was made: {supplier}',
      refused: 'A change was refused: {supplier}',
      canceled: 'A change request was canceled: {supplier}',
      locked: 'A change request was locked: {supplier}',
    },
    lead: {
      asked: 'It was asked to change {what} of {supplier}. Nothing has changed yet.',
      typed: 'Our staff entered a change of {what} of {supplier}. Another person has to accept it.',
      waits: 'The change of {what} of {supplier} is confirmed. One of our staff has yet to accept it.',
      done: 'The change of {what} of {supplier} is made.',
      refused: 'We refused the change of {what} of {supplier}. Nothing has changed.',
      canceled: 'The request to change {what} of {supplier} was canceled. Nothing has changed.',
      locked: 'Too many wrong codes: the request to change {what} of {supplier} is locked. Nothing has changed.',
    },
    before: 'Before',
    after: 'After',
    motive: 'Motive',
    closing: 'If this is not yours, tell your account manager at once, on a number you know already.',
    link: 'Open the portal',
  },
  es: {
    what: { EMAIL: 'el correo', PHONE_NUMBER: 'el teléfono', IBAN: 'los datos bancarios' },
    subject: {
      asked: 'Cambio solicitado para {supplier}',
      typed: 'Cambio introducido para {supplier}',
      waits: 'Cambio pendiente de aprobación para {supplier}',
      done: 'Cambio realizado para {supplier}',
      refused: 'Cambio rechazado para {supplier}',
      canceled: 'Solicitud de cambio anulada para {supplier}',
      locked: 'Solicitud de cambio bloqueada para {supplier}',
    },
    lead: {
      asked: 'Se ha pedido cambiar {what} de {supplier}. Todavía no ha cambiado nada.',
      typed: 'Nuestro personal ha introducido un cambio: {what} de {supplier}. Otra persona debe aceptarlo.',
      waits: 'El cambio está confirmado: {what} de {supplier}. Una persona de nuestro equipo debe aceptarlo aún.',
      done: 'El cambio está hecho: {what} de {supplier}.',
      refused: 'Hemos rechazado el cambio: {what} de {supplier}. No ha cambiado nada.',
      canceled: 'La solicitud se ha anulado: {what} de {supplier}. No ha cambiado nada.',
      locked: 'Demasiados códigos erróneos: la solicitud está bloqueada ({what} de {supplier}). No ha cambiado nada.',
    },
    before: 'Antes',
    after: 'Después',
    motive: 'Motivo',
    closing: 'Si no ha sido usted, avise enseguida a su gestor de cuenta en un número que ya conozca.',
    link: 'Abrir el portal',
  },
  de: {
    what: { EMAIL: 'E-Mail', PHONE_NUMBER: 'Telefonnummer', IBAN: 'Bankverbindung' },
    subject: {
      asked: 'Änderung beantragt: {supplier}',
      typed: 'Änderung eingegeben: {supplier}',
      waits: 'Änderung wartet auf Freigabe: {supplier}',
      done: 'Änderung ausgeführt: {supplier}',
      refused: 'Änderung abgelehnt: {supplier}',
      canceled: 'Änderungsantrag zurückgezogen: {supplier}',
      locked: 'Änderungsantrag gesperrt: {supplier}',
    },
    lead: {
      asked: 'Für {supplier} wurde eine Änderung beantragt: {what}. Noch ist nichts geändert.',
      typed:
        'Unsere Mitarbeiter haben für {supplier} eine Änderung eingegeben: {what}. Eine andere Person muss sie annehmen.',
      waits: 'Die Änderung für {supplier} ist bestätigt: {what}. Eine Person bei uns muss sie noch annehmen.',
      done: 'Die Änderung für {supplier} ist ausgeführt: {what}.',
      refused: 'Wir haben die Änderung für {supplier} abgelehnt: {what}. Es ist nichts geändert.',
      canceled: 'Der Antrag für {supplier} wurde zurückgezogen: {what}. Es ist nichts geändert.',
      locked: 'Zu viele falsche Codes: der Antrag für {supplier} ist gesperrt ({what}). Es ist nichts geändert.',
    },
    before: 'Vorher',
    after: 'Nachher',
    motive: 'Grund',
    closing:
      'Kommt das nicht von Ihnen, sagen Sie es sofort Ihrem Betreuer, unter einer Nummer, die Sie bereits kennen.',
    link: 'Portal öffnen',
  },
  ar: {
    what: { EMAIL: 'البريد الإلكتروني', PHONE_NUMBER: 'رقم الهاتف', IBAN: 'البيانات البنكية' },
    subject: {
      asked: 'طُلب تغيير لـ {supplier}',
      typed: 'أُدخل تغيير لـ {supplier}',
      waits: 'تغيير ينتظر الموافقة لـ {supplier}',
      done: 'تمّ تغيير لـ {supplier}',
      refused: 'رُفض تغيير لـ {supplier}',
      canceled: 'أُلغي طلب تغيير لـ {supplier}',
      locked: 'قُفل طلب تغيير لـ {supplier}',
    },
    lead: {
      asked: 'طُلب تغيير {what} لـ {supplier}. لم يتغيّر شيء بعد.',
      typed: 'أدخل فريقنا تغيير {what} لـ {supplier}. يجب أن يقبله شخص آخر.',
      waits: 'تأكّد تغيير {what} لـ {supplier}. ما زال على أحد من فريقنا قبوله.',
      done: 'تمّ تغيير {what} لـ {supplier}.',
      refused: 'رفضنا تغيير {what} لـ {supplier}. لم يتغيّر شيء.',
      canceled: 'أُلغي طلب تغيير {what} لـ {supplier}. لم يتغيّر شيء.',
      locked: 'رموز خاطئة كثيرة: قُفل طلب تغيير {what} لـ {supplier}. لم يتغيّر شيء.',
    },
    before: 'قبل',
    after: 'بعد',
    motive: 'السبب',
    closing: 'إن لم يكن ذلك منك، فأخبر مدير حسابك فورًا على رقم تعرفه من قبل.',
    link: 'فتح البوابة',
  },
};

/** Tells those who were on file before of a step of a change request; undefined for a step nobody is told of. */
export function changeNotice(
  data: Pick<EventData<'ChangeRequestMoved'>, 'action' | 'kind' | 'supplierName' | 'before' | 'after' | 'reason'>,
  language: Language,
  url: string,
): MailContent | undefined {
  const told = TOLD[data.action];
  if (!told) return undefined;
  const words = WORDS[language];
  const values = { supplier: data.supplierName, what: words.what[data.kind] };
  return {
    subject: { words: words.subject[told], values },
    lead: { words: words.lead[told].replace('{what}', values.what), values },
    rows: [
      ...(data.before ? [{ label: words.before, value: data.before }] : []),
      { label: words.after, value: data.after },
      ...(data.action === 'REFUSE' && data.reason ? [{ label: words.motive, value: data.reason }] : []),
    ],
    closing: { words: words.closing },
    link: { words: words.link, url },
  };
}
