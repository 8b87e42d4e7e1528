import { type ChangeKind, CODE_MINUTES, type Language } from '@comptoir/contracts';
import { isolate, oneLine } from '../templates/escape.ts';
import type { MailContent } from '../templates/render-mail.ts';

interface Words {
  readonly subject: string;
  readonly lead: Readonly<Record<ChangeKind, string>>;
  readonly code: string;
  readonly after: string;
  readonly closing: string;
  readonly link: string;
  readonly sms: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    subject: 'Votre code de confirmation',
    lead: {
      EMAIL: 'Quelqu’un demande que {supplier} soit joint à cette adresse. Ce code le confirme.',
      PHONE_NUMBER: 'Quelqu’un demande que {supplier} soit joint à un autre numéro. Ce code le confirme.',
      IBAN: 'Quelqu’un demande que {supplier} soit payé sur un autre compte. Ce code le confirme.',
    },
    code: 'Code',
    after: 'Nouvelle valeur',
    closing:
      'Le code sert une fois, pendant {minutes} minutes. Ne le donnez à personne : nous ne le demandons jamais. Si ce changement n’est pas de vous, ne faites rien et prévenez-nous.',
    link: 'Ouvrir le portail',
    sms: 'Comptoir : code {code} pour {supplier}, nouvelle valeur {after}. Valable {minutes} min. Ne le donnez à personne.',
  },
  en: {
    subject: 'Your confirmation code',
    lead: {
      EMAIL: 'Somebody asks that {supplier} be reached at this address. This code confirms it.',
      PHONE_NUMBER: 'Somebody asks that {supplier} be reached at another number. This code confirms it.',
      IBAN: 'Somebody asks that {supplier} be paid to another account. This code confirms it.',
    },
    code: 'Code',
    after: 'New value',
    closing:
      'The code works once, for {minutes} minutes. Give it to nobody: we never ask for it. If this change is not yours, do nothing and tell us.',
    link: 'Open the portal',
    sms: 'Comptoir: code {code} for {supplier}, new value {after}. Valid {minutes} min. Give it to nobody.',
  },
  es: {
    subject: 'Su código de confirmación',
    lead: {
      EMAIL: 'Alguien pide que se contacte con {supplier} en esta dirección. Este código lo confirma.',
      PHONE_NUMBER: 'Alguien pide que se contacte con {supplier} en otro número. Este código lo confirma.',
      IBAN: 'Alguien pide que {supplier} cobre en otra cuenta. Este código lo confirma.',
    },
    code: 'Código',
    after: 'Nuevo valor',
    closing:
      'El código sirve una vez, durante {minutes} minutos. No se lo dé a nadie: nunca lo pedimos. Si este cambio no es suyo, no haga nada y avísenos.',
    link: 'Abrir el portal',
    sms: 'Comptoir: código {code} para {supplier}, nuevo valor {after}. Válido {minutes} min. No se lo dé a nadie.',
  },
  de: {
    subject: 'Ihr Bestätigungscode',
    lead: {
      EMAIL: 'Jemand beantragt, dass {supplier} unter dieser Adresse erreicht wird. Dieser Code bestätigt es.',
      PHONE_NUMBER:
        'Jemand beantragt, dass {supplier} unter einer anderen Nummer erreicht wird. Dieser Code bestätigt es.',
      IBAN: 'Jemand beantragt, dass {supplier} auf ein anderes Konto bezahlt wird. Dieser Code bestätigt es.',
    },
    code: 'Code',
    after: 'Neuer Wert',
    closing:
      'Der Code gilt einmal und {minutes} Minuten lang. Geben Sie ihn niemandem: wir fragen nie danach. Ist diese Änderung nicht von Ihnen, tun Sie nichts und sagen Sie uns Bescheid.',
    link: 'Portal öffnen',
    sms: 'Comptoir: Code {code} für {supplier}, neuer Wert {after}. Gültig {minutes} Min. Geben Sie ihn niemandem.',
  },
  ar: {
    subject: 'رمز التأكيد الخاص بك',
    lead: {
      EMAIL: 'يطلب شخص ما أن يُتواصل مع {supplier} على هذا العنوان. هذا الرمز يؤكد ذلك.',
      PHONE_NUMBER: 'يطلب شخص ما أن يُتواصل مع {supplier} على رقم آخر. هذا الرمز يؤكد ذلك.',
      IBAN: 'يطلب شخص ما أن يُدفع إلى {supplier} على حساب آخر. هذا الرمز يؤكد ذلك.',
    },
    code: 'الرمز',
    after: 'القيمة الجديدة',
    closing:
      'يصلح الرمز مرة واحدة ولمدة {minutes} دقائق. لا تعطه لأحد: لن نطلبه منك أبدًا. إن لم يكن هذا التغيير منك فلا تفعل شيئًا وأخبرنا.',
    link: 'فتح البوابة',
    sms: 'Comptoir: الرمز {code} لـ {supplier}، القيمة الجديدة {after}. صالح {minutes} دقائق. لا تعطه لأحد.',
  },
};

/** What a code is sent with: which supplier and which value it confirms, so that whoever reads it sees what is asked. */
export interface CodeOrder {
  readonly kind: ChangeKind;
  readonly code: string;
  readonly supplierName: string;
  readonly after: string;
  readonly language: Language;
}

export function codeMail({ kind, code, supplierName, after, language }: CodeOrder, url: string): MailContent {
  const words = WORDS[language];
  return {
    subject: { words: words.subject },
    lead: { words: words.lead[kind], values: { supplier: supplierName } },
    rows: [
      { label: words.code, value: code },
      { label: words.after, value: after },
    ],
    closing: { words: words.closing, values: { minutes: String(CODE_MINUTES) } },
    link: { words: words.link, url },
  };
}

/** The supplier's name is cut: a message has 160 signs, or 70 where one of them is not Latin. */
const NAME_LENGTH = 24;

export function codeMessage({ code, supplierName, after, language }: CodeOrder): string {
  const values: Record<string, string> = {
    code,
    supplier: oneLine(supplierName).slice(0, NAME_LENGTH),
    after: oneLine(after),
    minutes: String(CODE_MINUTES),
  };
  return WORDS[language].sms.replace(/\{(\w+)\}/g, (whole, name: string) =>
    values[name] === undefined ? whole : isolate(values[name], language),
  );
}
