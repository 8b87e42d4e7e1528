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
  readonly code: string;
  readonly codeHint: string;
  readonly recoveryHint: string;
  readonly passkey: string;
  readonly passkeyHint: string;
  readonly passkeyFailed: string;
  readonly codeInstead: string;
  readonly scan: string;
  readonly image: string;
  readonly key: string;
  readonly recovery: string;
  readonly noted: string;
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
    code: 'Code',
    codeHint: 'Les 6 chiffres de votre application d’authentification, ou un code de secours.',
    recoveryHint: 'Un de vos codes de secours.',
    passkey: 'Utiliser une clé d’accès',
    passkeyHint: 'Confirmez que c’est vous avec l’empreinte, le visage ou le code de votre appareil.',
    passkeyFailed: 'La clé d’accès n’a pas été utilisée. Réessayez, ou utilisez un code.',
    codeInstead: 'Utiliser un code',
    scan: 'Votre rôle exige un second facteur. Lisez cette image avec votre application d’authentification, ou saisissez-y la clé.',
    image: 'Image à lire avec l’application',
    key: 'Clé',
    recovery:
      'Notez ces codes de secours et gardez-les ailleurs : chacun sert une fois, si vous perdez votre téléphone. Ils ne seront plus montrés.',
    noted: 'Je les ai notés',
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
    code: 'Code',
    codeHint: 'The 6 digits of your authenticator app, or a recovery code.',
    recoveryHint: 'One of your recovery codes.',
    passkey: 'Use a passkey',
    passkeyHint: 'Confirm that it is you with your device’s fingerprint, face or PIN.',
    passkeyFailed: 'The passkey was not used. Try again, or use a code.',
    codeInstead: 'Use a code instead',
    scan: 'Your role needs a second factor. Read this image with your authenticator app, or type the key into it.',
    image: 'Image for the app to read',
    key: 'Key',
    recovery:
      'Write these recovery codes down and keep them elsewhere: each works once, should you lose your phone. They are not shown again.',
    noted: 'I have written them down',
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
    code: 'Código',
    codeHint: 'Las 6 cifras de su aplicación de autenticación, o un código de recuperación.',
    recoveryHint: 'Uno de sus códigos de recuperación.',
    passkey: 'Usar una llave de acceso',
    passkeyHint: 'Confirme que es usted con la huella, la cara o el PIN de su dispositivo.',
    passkeyFailed: 'La llave de acceso no se ha usado. Vuelva a intentarlo o use un código.',
    codeInstead: 'Usar un código',
    scan: 'Su función exige un segundo factor. Lea esta imagen con su aplicación de autenticación o escriba en ella la clave.',
    image: 'Imagen para la aplicación',
    key: 'Clave',
    recovery:
      'Anote estos códigos de recuperación y guárdelos en otro lugar: cada uno sirve una vez, si pierde su teléfono. No se volverán a mostrar.',
    noted: 'Los he anotado',
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
    code: 'Code',
    codeHint: 'Die 6 Ziffern Ihrer Authenticator-App oder ein Wiederherstellungscode.',
    recoveryHint: 'Einer Ihrer Wiederherstellungscodes.',
    passkey: 'Passkey benutzen',
    passkeyHint: 'Bestätigen Sie mit Fingerabdruck, Gesicht oder PIN Ihres Geräts, dass Sie es sind.',
    passkeyFailed: 'Der Passkey wurde nicht benutzt. Versuchen Sie es erneut, oder benutzen Sie einen Code.',
    codeInstead: 'Code benutzen',
    scan: 'Ihre Rolle verlangt einen zweiten Faktor. Lesen Sie dieses Bild mit Ihrer Authenticator-App ein, oder tippen Sie den Schlüssel ab.',
    image: 'Bild für die App',
    key: 'Schlüssel',
    recovery:
      'Notieren Sie diese Wiederherstellungscodes und bewahren Sie sie anderswo auf: Jeder gilt einmal, falls Sie Ihr Telefon verlieren. Sie werden nicht wieder gezeigt.',
    noted: 'Ich habe sie notiert',
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
    code: 'الرمز',
    codeHint: 'الأرقام الستة من تطبيق المصادقة، أو رمز استرداد.',
    recoveryHint: 'أحد رموز الاسترداد.',
    passkey: 'استخدام مفتاح مرور',
    passkeyHint: 'أكّد هويتك ببصمة جهازك أو وجهك أو رمزه السري.',
    passkeyFailed: 'لم يُستخدم مفتاح المرور. أعد المحاولة أو استخدم رمزًا.',
    codeInstead: 'استخدام رمز',
    scan: 'يتطلب دورك عاملًا ثانيًا. امسح هذه الصورة بتطبيق المصادقة، أو أدخل المفتاح فيه.',
    image: 'صورة ليقرأها التطبيق',
    key: 'المفتاح',
    recovery: 'دوّن رموز الاسترداد هذه واحفظها في مكان آخر: يعمل كل منها مرة واحدة إن فقدت هاتفك. لن تُعرض مجددًا.',
    noted: 'دوّنتها',
    footer: 'الإصدار 1.010',
  },
};
