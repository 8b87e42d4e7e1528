import type { Language, Translations } from '../languages.ts';

const say = (fr: string, en: string, es: string, de: string, ar: string): Translations => ({ fr, en, es, de, ar });

/** What is said beside a form's field; the codes are the specification's where it has one (000 §5). */
export const FIELD_PROBLEMS = {
  required: say(
    'Ce champ est obligatoire.',
    'This field is required.',
    'Este campo es obligatorio.',
    'Dieses Feld ist erforderlich.',
    'هذا الحقل مطلوب.',
  ),
  not_valid: say(
    'Cette valeur n’est pas valide.',
    'This value is not valid.',
    'Este valor no es válido.',
    'Dieser Wert ist ungültig.',
    'هذه القيمة غير صالحة.',
  ),
  too_long: say(
    'Ce texte est trop long.',
    'This text is too long.',
    'Este texto es demasiado largo.',
    'Dieser Text ist zu lang.',
    'هذا النص طويل جدًا.',
  ),
  unknown: say(
    'Ce champ n’existe pas.',
    'There is no such field.',
    'Este campo no existe.',
    'Dieses Feld gibt es nicht.',
    'هذا الحقل غير موجود.',
  ),
  supplier_required: say(
    'Le compte tiers est obligatoire.',
    'The third-party account is required.',
    'La cuenta de tercero es obligatoria.',
    'Das Fremdkonto ist erforderlich.',
    'حساب الطرف الثالث مطلوب.',
  ),
  companyName_required: say(
    'La raison sociale est obligatoire.',
    'The company name is required.',
    'La razón social es obligatoria.',
    'Der Firmenname ist erforderlich.',
    'اسم الشركة مطلوب.',
  ),
  codeSocietee_required: say(
    'Le code société est obligatoire.',
    'The company code is required.',
    'El código de sociedad es obligatorio.',
    'Der Firmencode ist erforderlich.',
    'رمز الشركة مطلوب.',
  ),
  codeSocietee_not_valid: say(
    'Le code société est un nombre.',
    'The company code is a number.',
    'El código de sociedad es un número.',
    'Der Firmencode ist eine Zahl.',
    'رمز الشركة رقم.',
  ),
  email_required: say(
    'L’adresse électronique est obligatoire.',
    'The email is required.',
    'El correo es obligatorio.',
    'Die E-Mail ist erforderlich.',
    'البريد الإلكتروني مطلوب.',
  ),
  email_notValid: say(
    'L’adresse électronique n’est pas valide.',
    'The email is not valid.',
    'El correo no es válido.',
    'Die E-Mail ist ungültig.',
    'البريد الإلكتروني غير صالح.',
  ),
  phone_notValid: say(
    'Le numéro de téléphone n’est pas valide.',
    'The phone number is not valid.',
    'El número de teléfono no es válido.',
    'Die Telefonnummer ist ungültig.',
    'رقم الهاتف غير صالح.',
  ),
  firstName_notValid: say(
    'Le prénom n’est pas valide.',
    'The first name is not valid.',
    'El nombre no es válido.',
    'Der Vorname ist ungültig.',
    'الاسم الأول غير صالح.',
  ),
  lastName_notValid: say(
    'Le nom n’est pas valide.',
    'The last name is not valid.',
    'El apellido no es válido.',
    'Der Nachname ist ungültig.',
    'اسم العائلة غير صالح.',
  ),
  field_required: say(
    'Ce champ est obligatoire.',
    'This field is required.',
    'Este campo es obligatorio.',
    'Dieses Feld ist erforderlich.',
    'هذا الحقل مطلوب.',
  ),
  'supplier.financial.iban.notvalid': say(
    'L’IBAN n’est pas valide.',
    'The IBAN is not valid.',
    'El IBAN no es válido.',
    'Die IBAN ist ungültig.',
    'رقم IBAN غير صالح.',
  ),
  'supplier.financial.bic.notvalid': say(
    'Le BIC n’est pas valide.',
    'The BIC is not valid.',
    'El BIC no es válido.',
    'Der BIC ist ungültig.',
    'رمز BIC غير صالح.',
  ),
  siret_notValid: say(
    'Le SIRET a 14 chiffres et une clé ; celui-ci n’est pas valide.',
    'A SIRET has 14 digits and a checksum; this one is not valid.',
    'Un SIRET tiene 14 cifras y una clave; este no es válido.',
    'Eine SIRET hat 14 Ziffern und eine Prüfziffer; diese ist ungültig.',
    'رقم SIRET من 14 رقمًا مع رقم تحقق؛ هذا غير صالح.',
  ),
  vatNumber_notValid: say(
    'Le numéro de TVA n’est pas valide.',
    'The VAT number is not valid.',
    'El número de IVA no es válido.',
    'Die USt-IdNr. ist ungültig.',
    'رقم ضريبة القيمة المضافة غير صالح.',
  ),
} as const satisfies Record<string, Translations>;

export type FieldProblemCode = keyof typeof FIELD_PROBLEMS;
export const fieldProblemMessage = (code: FieldProblemCode, language: Language): string =>
  FIELD_PROBLEMS[code][language];
