import type { Language } from '@comptoir/contracts';

export interface PasswordTexts {
  readonly requestTitle: string;
  readonly requestHint: string;
  readonly email: string;
  readonly emailRequired: string;
  readonly send: string;
  readonly sent: string;
  readonly sentHint: string;
  readonly back: string;
  readonly newTitle: string;
  readonly newPassword: string;
  readonly confirmation: string;
  readonly rules: string;
  readonly newRequired: string;
  readonly confirmationRequired: string;
  readonly differ: string;
  readonly short: string;
  readonly save: string;
  readonly changed: string;
  readonly invalid: string;
  readonly again: string;
  readonly checking: string;
  readonly busy: string;
  readonly ok: string;
}

/** The few words of the password screens; English to the letter of the specification (001 §8). */
export const PASSWORD_TEXTS: Readonly<Record<Language, PasswordTexts>> = {
  fr: {
    requestTitle: 'Mot de passe oublié',
    requestHint: 'Indiquez l’adresse de votre compte : vous recevrez un lien pour choisir un nouveau mot de passe.',
    email: 'Adresse électronique',
    emailRequired: 'L’adresse électronique est obligatoire.',
    send: 'Envoyer le lien',
    sent: 'Un courriel a été envoyé. Consultez votre messagerie.',
    sentHint: 'Il n’arrive que si un compte existe à cette adresse. Le lien vaut 30 minutes.',
    back: 'Retour à la connexion',
    newTitle: 'Choisir un mot de passe',
    newPassword: 'Nouveau mot de passe',
    confirmation: 'Confirmer le mot de passe',
    rules: 'Au moins 12 caractères, ni courants ni devinables. Plusieurs mots sans lien font l’affaire.',
    newRequired: 'Le nouveau mot de passe est obligatoire.',
    confirmationRequired: 'La confirmation du mot de passe est obligatoire.',
    differ: 'Les mots de passe ne sont pas identiques.',
    short: 'Un mot de passe a au moins 12 caractères.',
    save: 'Enregistrer le mot de passe',
    changed: 'Votre mot de passe a été changé.',
    invalid: 'Lien non valide : le mot de passe a déjà été changé, ou le lien a expiré.',
    again: 'Demander un nouveau lien',
    checking: 'Vérification du lien…',
    busy: 'Un instant…',
    ok: 'Continuer',
  },
  en: {
    requestTitle: 'Forgotten password',
    requestHint: 'Give the email of your account: you get a link to choose a new password.',
    email: 'Email',
    emailRequired: 'The email is required.',
    send: 'Send the link',
    sent: 'An email has been sent. please check your mail.',
    sentHint: 'It comes only if there is an account with this email. The link works for 30 minutes.',
    back: 'Back to sign-in',
    newTitle: 'Choose a password',
    newPassword: 'New password',
    confirmation: 'Confirm the password',
    rules: 'At least 12 characters, neither common nor easy to guess. Several unrelated words will do.',
    newRequired: 'New password is required',
    confirmationRequired: 'Password is required',
    differ: 'Passwords do not match',
    short: 'A password has at least 12 characters.',
    save: 'Save the password',
    changed: 'Your password was changed successfully',
    invalid: 'Invalid Token, Password is already updated!',
    again: 'Ask for a new link',
    checking: 'Checking the link…',
    busy: 'One moment…',
    ok: 'Continue',
  },
  es: {
    requestTitle: 'Contraseña olvidada',
    requestHint: 'Indique el correo de su cuenta: recibirá un enlace para elegir una contraseña nueva.',
    email: 'Correo electrónico',
    emailRequired: 'El correo es obligatorio.',
    send: 'Enviar el enlace',
    sent: 'Se ha enviado un correo. Consulte su buzón.',
    sentHint: 'Solo llega si existe una cuenta con este correo. El enlace vale 30 minutos.',
    back: 'Volver al inicio de sesión',
    newTitle: 'Elegir una contraseña',
    newPassword: 'Contraseña nueva',
    confirmation: 'Confirmar la contraseña',
    rules: 'Al menos 12 caracteres, ni comunes ni fáciles de adivinar. Varias palabras sin relación sirven.',
    newRequired: 'La contraseña nueva es obligatoria.',
    confirmationRequired: 'La confirmación de la contraseña es obligatoria.',
    differ: 'Las contraseñas no coinciden.',
    short: 'Una contraseña tiene al menos 12 caracteres.',
    save: 'Guardar la contraseña',
    changed: 'Su contraseña se ha cambiado.',
    invalid: 'Enlace no válido: la contraseña ya se ha cambiado o el enlace ha caducado.',
    again: 'Pedir un enlace nuevo',
    checking: 'Comprobando el enlace…',
    busy: 'Un momento…',
    ok: 'Continuar',
  },
  de: {
    requestTitle: 'Passwort vergessen',
    requestHint:
      'Geben Sie die E-Mail-Adresse Ihres Kontos an: Sie erhalten einen Link zur Wahl eines neuen Passworts.',
    email: 'E-Mail-Adresse',
    emailRequired: 'Die E-Mail-Adresse ist erforderlich.',
    send: 'Link senden',
    sent: 'Eine E-Mail wurde gesendet. Bitte sehen Sie in Ihrem Postfach nach.',
    sentHint: 'Sie kommt nur an, wenn es zu dieser Adresse ein Konto gibt. Der Link gilt 30 Minuten.',
    back: 'Zurück zur Anmeldung',
    newTitle: 'Passwort wählen',
    newPassword: 'Neues Passwort',
    confirmation: 'Passwort bestätigen',
    rules: 'Mindestens 12 Zeichen, weder verbreitet noch leicht zu erraten. Mehrere Wörter ohne Zusammenhang genügen.',
    newRequired: 'Das neue Passwort ist erforderlich.',
    confirmationRequired: 'Die Bestätigung des Passworts ist erforderlich.',
    differ: 'Die Passwörter stimmen nicht überein.',
    short: 'Ein Passwort hat mindestens 12 Zeichen.',
    save: 'Passwort speichern',
    changed: 'Ihr Passwort wurde geändert.',
    invalid: 'Ungültiger Link: Das Passwort wurde bereits geändert, oder der Link ist abgelaufen.',
    again: 'Neuen Link anfordern',
    checking: 'Link wird geprüft…',
    busy: 'Einen Moment…',
    ok: 'Weiter',
  },
  ar: {
    requestTitle: 'نسيت كلمة المرور',
    requestHint: 'أدخل بريد حسابك: سيصلك رابط لاختيار كلمة مرور جديدة.',
    email: 'البريد الإلكتروني',
    emailRequired: 'البريد الإلكتروني مطلوب.',
    send: 'إرسال الرابط',
    sent: 'أُرسلت رسالة. راجع بريدك.',
    sentHint: 'لا تصل إلا إذا وُجد حساب بهذا البريد. الرابط صالح 30 دقيقة.',
    back: 'العودة إلى الدخول',
    newTitle: 'اختيار كلمة مرور',
    newPassword: 'كلمة المرور الجديدة',
    confirmation: 'تأكيد كلمة المرور',
    rules: '12 حرفًا على الأقل، غير شائعة ولا سهلة التخمين. تكفي عدة كلمات لا رابط بينها.',
    newRequired: 'كلمة المرور الجديدة مطلوبة.',
    confirmationRequired: 'تأكيد كلمة المرور مطلوب.',
    differ: 'كلمتا المرور غير متطابقتين.',
    short: 'تتكوّن كلمة المرور من 12 حرفًا على الأقل.',
    save: 'حفظ كلمة المرور',
    changed: 'غُيّرت كلمة مرورك.',
    invalid: 'الرابط غير صالح: غُيّرت كلمة المرور من قبل أو انتهت صلاحية الرابط.',
    again: 'طلب رابط جديد',
    checking: 'جارٍ التحقق من الرابط…',
    busy: 'لحظة…',
    ok: 'متابعة',
  },
};
