import type { Language, PasswordLinkPurpose } from '@comptoir/contracts';
import { formatInstant } from './formats.ts';
import type { MailContent } from './render-mail.ts';

/** Where the link's token goes when the mail is sent. */
export const TOKEN_MARK = '__TOKEN__';

interface Words {
  readonly subject: string;
  readonly lead: string;
  readonly account: string;
  readonly until: string;
  readonly closing: string;
  readonly link: string;
}

const WORDS: Readonly<Record<PasswordLinkPurpose, Readonly<Record<Language, Words>>>> = {
  creation: {
    fr: {
      subject: 'Votre accès à Comptoir',
      lead: 'Un compte vous a été ouvert sur Comptoir, le portail des fournisseurs. Choisissez votre mot de passe pour y entrer.',
      account: 'Votre identifiant',
      until: 'Lien valable jusqu’au',
      closing: 'Passé ce délai, demandez à la personne qui vous a invité de vous renvoyer le lien.',
      link: 'Choisir mon mot de passe',
    },
    en: {
      subject: 'Your access to Comptoir',
      lead: 'An account was opened for you on Comptoir, the supplier portal. Choose your password to enter.',
      account: 'Your login',
      until: 'Link valid until',
      closing: 'After that, ask who invited you to send the link again.',
      link: 'Choose my password',
    },
    es: {
      subject: 'Su acceso a Comptoir',
      lead: 'Se ha abierto una cuenta para usted en Comptoir, el portal de proveedores. Elija su contraseña para entrar.',
      account: 'Su usuario',
      until: 'Enlace válido hasta el',
      closing: 'Pasado ese plazo, pida a quien le invitó que le vuelva a enviar el enlace.',
      link: 'Elegir mi contraseña',
    },
    de: {
      subject: 'Ihr Zugang zu Comptoir',
      lead: 'Für Sie wurde ein Konto bei Comptoir, dem Lieferantenportal, eröffnet. Wählen Sie Ihr Passwort, um sich anzumelden.',
      account: 'Ihr Anmeldename',
      until: 'Link gültig bis',
      closing: 'Danach bitten Sie die Person, die Sie eingeladen hat, den Link erneut zu senden.',
      link: 'Mein Passwort wählen',
    },
    ar: {
      subject: 'دخولك إلى Comptoir',
      lead: 'فُتح لك حساب في Comptoir، بوابة المورّدين. اختر كلمة مرورك للدخول.',
      account: 'اسم المستخدم',
      until: 'الرابط صالح حتى',
      closing: 'بعد ذلك، اطلب ممن دعاك إرسال الرابط من جديد.',
      link: 'اختيار كلمة مروري',
    },
  },
  reset: {
    fr: {
      subject: 'Changer votre mot de passe Comptoir',
      lead: 'Un changement de votre mot de passe a été demandé. Suivez ce lien pour en choisir un nouveau ; il ne sert qu’une fois.',
      account: 'Votre identifiant',
      until: 'Lien valable jusqu’au',
      closing:
        'Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même. Ne transmettez ce message à personne.',
      link: 'Choisir un nouveau mot de passe',
    },
    en: {
      subject: 'Change your Comptoir password',
      lead: 'A change of your password was asked for. Follow this link to choose a new one; it works once.',
      account: 'Your login',
      until: 'Link valid until',
      closing: 'If you asked for nothing, do nothing: your password stays the same. Pass this message on to nobody.',
      link: 'Choose a new password',
    },
    es: {
      subject: 'Cambiar su contraseña de Comptoir',
      lead: 'Se ha solicitado un cambio de su contraseña. Siga este enlace para elegir una nueva; solo sirve una vez.',
      account: 'Su usuario',
      until: 'Enlace válido hasta el',
      closing:
        'Si no ha pedido nada, no haga nada: su contraseña sigue siendo la misma. No reenvíe este mensaje a nadie.',
      link: 'Elegir una contraseña nueva',
    },
    de: {
      subject: 'Ihr Comptoir-Passwort ändern',
      lead: 'Es wurde eine Änderung Ihres Passworts angefordert. Folgen Sie diesem Link, um ein neues zu wählen; er gilt einmal.',
      account: 'Ihr Anmeldename',
      until: 'Link gültig bis',
      closing:
        'Wenn Sie nichts angefordert haben, tun Sie nichts: Ihr Passwort bleibt dasselbe. Geben Sie diese Nachricht niemandem weiter.',
      link: 'Neues Passwort wählen',
    },
    ar: {
      subject: 'تغيير كلمة مرورك في Comptoir',
      lead: 'طُلب تغيير كلمة مرورك. اتبع هذا الرابط لاختيار كلمة جديدة؛ يعمل مرة واحدة.',
      account: 'اسم المستخدم',
      until: 'الرابط صالح حتى',
      closing: 'إن لم تطلب شيئًا فلا تفعل شيئًا: تبقى كلمة مرورك كما هي. لا تُرسل هذه الرسالة إلى أحد.',
      link: 'اختيار كلمة مرور جديدة',
    },
  },
};

/** The mail by which somebody sets a password: no password is ever in a mail, nor, where it is stored, the link's token. */
export function passwordLink(
  data: { purpose: PasswordLinkPurpose; email: string; expiresAt: string },
  language: Language,
  portal: string,
): MailContent {
  const words = WORDS[data.purpose][language];
  return {
    subject: { words: words.subject },
    lead: { words: words.lead },
    rows: [
      { label: words.account, value: data.email },
      { label: words.until, value: formatInstant(data.expiresAt, language) },
    ],
    closing: { words: words.closing },
    link: { words: words.link, url: `${new URL('/password/new', portal).href}?token=${TOKEN_MARK}` },
  };
}
