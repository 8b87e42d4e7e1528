import type { Language } from '@comptoir/contracts';
import { formatInstant } from './formats.ts';
import type { MailContent } from './render-mail.ts';

interface Words {
  readonly subject: string;
  readonly lead: string;
  readonly account: string;
  readonly when: string;
  readonly closing: string;
  readonly link: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    subject: 'Votre mot de passe Comptoir a été changé',
    lead: 'Le mot de passe de votre compte vient d’être changé. Vos autres sessions sont terminées.',
    account: 'Votre identifiant',
    when: 'Changé le',
    closing:
      'Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe depuis la page de connexion et prévenez votre interlocuteur.',
    link: 'Demander un nouveau mot de passe',
  },
  en: {
    subject: 'Your Comptoir password was changed',
    lead: 'The password of your account was changed just now. Your other sessions are over.',
    account: 'Your login',
    when: 'Changed on',
    closing: 'If this was not you, ask for a new password from the sign-in page at once, and tell your contact.',
    link: 'Ask for a new password',
  },
  es: {
    subject: 'Su contraseña de Comptoir ha cambiado',
    lead: 'La contraseña de su cuenta acaba de cambiarse. Sus otras sesiones han terminado.',
    account: 'Su usuario',
    when: 'Cambiada el',
    closing:
      'Si no ha sido usted, pida de inmediato una contraseña nueva desde la página de inicio de sesión y avise a su contacto.',
    link: 'Pedir una contraseña nueva',
  },
  de: {
    subject: 'Ihr Comptoir-Passwort wurde geändert',
    lead: 'Das Passwort Ihres Kontos wurde soeben geändert. Ihre anderen Sitzungen sind beendet.',
    account: 'Ihr Anmeldename',
    when: 'Geändert am',
    closing:
      'Wenn Sie das nicht waren, fordern Sie sofort auf der Anmeldeseite ein neues Passwort an und benachrichtigen Sie Ihren Ansprechpartner.',
    link: 'Neues Passwort anfordern',
  },
  ar: {
    subject: 'غُيّرت كلمة مرورك في Comptoir',
    lead: 'غُيّرت كلمة مرور حسابك للتو. انتهت جلساتك الأخرى.',
    account: 'اسم المستخدم',
    when: 'غُيّرت في',
    closing: 'إن لم تكن أنت من فعل ذلك، فاطلب فورًا كلمة مرور جديدة من صفحة الدخول وأبلغ جهة الاتصال لديك.',
    link: 'طلب كلمة مرور جديدة',
  },
};

/** Tells somebody that their password is another one now, and what to do if it was not them. */
export function passwordChanged(
  data: { email: string; changedAt: string },
  language: Language,
  portal: string,
): MailContent {
  const words = WORDS[language];
  return {
    subject: { words: words.subject },
    lead: { words: words.lead },
    rows: [
      { label: words.account, value: data.email },
      { label: words.when, value: formatInstant(data.changedAt, language) },
    ],
    closing: { words: words.closing },
    link: { words: words.link, url: new URL('/password/request', portal).href },
  };
}
