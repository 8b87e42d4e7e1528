import type { Language } from '@comptoir/contracts';

export interface SignInTexts {
  readonly title: string;
  readonly lead: string;
  readonly username: string;
  readonly password: string;
  readonly show: string;
  readonly hide: string;
  readonly submit: string;
  readonly busy: string;
  readonly language: string;
  readonly unreachable: string;
  readonly required: string;
  readonly forgotten: string;
  readonly footer: string;
}

/** The sign-in screen's own few words, so that it downloads nothing else. */
export const SIGN_IN_TEXTS: Readonly<Record<Language, SignInTexts>> = {
  fr: {
    title: 'Connexion',
    lead: 'Factures, commandes et paiements, au même endroit.',
    username: 'Adresse électronique',
    password: 'Mot de passe',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    submit: 'Se connecter',
    busy: 'Connexion…',
    language: 'Langue',
    unreachable: 'Le portail ne répond pas. Vérifiez votre connexion, puis réessayez.',
    required: 'Les deux champs sont obligatoires.',
    forgotten: 'Mot de passe oublié ?',
    footer: 'version 1.010',
  },
  en: {
    title: 'Sign in',
    lead: 'Invoices, orders and payments in one place.',
    username: 'Email',
    password: 'Password',
    show: 'Show the password',
    hide: 'Hide the password',
    submit: 'Sign in',
    busy: 'Signing in…',
    language: 'Language',
    unreachable: 'The portal does not answer. Check your connection, then try again.',
    required: 'Both fields are required.',
    forgotten: 'Forgot your password?',
    footer: 'version 1.010',
  },
  es: {
    title: 'Iniciar sesión',
    lead: 'Facturas, pedidos y pagos en un solo lugar.',
    username: 'Correo electrónico',
    password: 'Contraseña',
    show: 'Mostrar la contraseña',
    hide: 'Ocultar la contraseña',
    submit: 'Entrar',
    busy: 'Entrando…',
    language: 'Idioma',
    unreachable: 'El portal no responde. Compruebe su conexión y vuelva a intentarlo.',
    required: 'Ambos campos son obligatorios.',
    forgotten: '¿Ha olvidado su contraseña?',
    footer: 'versión 1.010',
  },
  de: {
    title: 'Anmelden',
    lead: 'Rechnungen, Bestellungen und Zahlungen an einem Ort.',
    username: 'E-Mail-Adresse',
    password: 'Passwort',
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    submit: 'Anmelden',
    busy: 'Anmeldung läuft…',
    language: 'Sprache',
    unreachable: 'Das Portal antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    required: 'Beide Felder sind erforderlich.',
    forgotten: 'Passwort vergessen?',
    footer: 'Version 1.010',
  },
  ar: {
    title: 'تسجيل الدخول',
    lead: 'الفواتير والطلبات والمدفوعات في مكان واحد.',
    username: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    show: 'إظهار كلمة المرور',
    hide: 'إخفاء كلمة المرور',
    submit: 'دخول',
    busy: 'جارٍ الدخول…',
    language: 'اللغة',
    unreachable: 'البوابة لا تستجيب. تحقق من اتصالك ثم أعد المحاولة.',
    required: 'كلا الحقلين مطلوبان.',
    forgotten: 'نسيت كلمة المرور؟',
    footer: 'الإصدار 1.010',
  },
};
