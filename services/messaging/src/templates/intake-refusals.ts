import { INTAKE_LIMITS, type IntakeRefusal, type Language, type Translations } from '@comptoir/contracts';

const say = (fr: string, en: string, es: string, de: string, ar: string): Translations => ({ fr, en, es, de, ar });

/** Why a message or one of its files made no invoice, and what to do. */
const REASONS: Readonly<Record<IntakeRefusal, Translations>> = {
  NO_FILE: say(
    'Le message ne contient aucun fichier. Joignez votre facture au message.',
    'The message holds no file. Attach your invoice to it.',
    'El mensaje no contiene ningún archivo. Adjunte su factura.',
    'Die Nachricht enthält keine Datei. Hängen Sie Ihre Rechnung an.',
    'لا تحتوي الرسالة على أي ملف. أرفق فاتورتك بها.',
  ),
  TOO_MANY_FILES: say(
    'Le message contient plus de {files} fichiers : aucun n’a été pris. Répartissez-les sur plusieurs messages.',
    'The message holds more than {files} files: none was taken. Send them in several messages.',
    'El mensaje contiene más de {files} archivos: no se ha tomado ninguno. Repártalos en varios mensajes.',
    'Die Nachricht enthält mehr als {files} Dateien: Keine wurde angenommen. Verteilen Sie sie auf mehrere Nachrichten.',
    'تحتوي الرسالة على أكثر من {files} ملفًا: لم يُقبل أي منها. وزّعها على عدة رسائل.',
  ),
  MESSAGE_TOO_LARGE: say(
    'Le message est trop volumineux. Envoyez vos factures en plusieurs messages, {maximum} Mo au plus par fichier.',
    'The message is too large. Send your invoices in several messages, at most {maximum} MB a file.',
    'El mensaje es demasiado grande. Envíe sus facturas en varios mensajes, como máximo {maximum} MB por archivo.',
    'Die Nachricht ist zu groß. Senden Sie Ihre Rechnungen in mehreren Nachrichten, höchstens {maximum} MB je Datei.',
    'الرسالة كبيرة جدًا. أرسل فواتيرك في عدة رسائل، بحد أقصى {maximum} م.ب لكل ملف.',
  ),
  UNREADABLE: say(
    'Le message n’a pas pu être lu. Envoyez vos factures dans un nouveau message, ou sur le portail.',
    'The message could not be read. Send your invoices in a new message, or through the portal.',
    'No se ha podido leer el mensaje. Envíe sus facturas en un mensaje nuevo o por el portal.',
    'Die Nachricht konnte nicht gelesen werden. Senden Sie Ihre Rechnungen in einer neuen Nachricht oder über das Portal.',
    'تعذّرت قراءة الرسالة. أرسل فواتيرك في رسالة جديدة أو عبر البوابة.',
  ),
  SENDER_UNKNOWN: say(
    'Cette adresse n’est connue pour aucun fournisseur. Écrivez depuis l’adresse que nous connaissons, ou passez par le portail.',
    'This address is on file for no supplier. Write from the address that we know, or use the portal.',
    'Esta dirección no consta para ningún proveedor. Escriba desde la dirección que conocemos o use el portal.',
    'Diese Adresse ist bei keinem Lieferanten hinterlegt. Schreiben Sie von der uns bekannten Adresse, oder nutzen Sie das Portal.',
    'هذا العنوان غير مسجّل لأي مورّد. راسلنا من العنوان الذي نعرفه أو استخدم البوابة.',
  ),
  FILE_TOO_LARGE: say(
    'Le fichier dépasse {maximum} Mo.',
    'The file is larger than {maximum} MB.',
    'El archivo supera {maximum} MB.',
    'Die Datei ist größer als {maximum} MB.',
    'الملف أكبر من {maximum} م.ب.',
  ),
  FILE_TYPE: say(
    'Ce n’est ni un PDF, ni un XML, ni une image PNG, JPEG ou TIFF. Les archives ne sont pas ouvertes.',
    'It is no PDF, XML, PNG, JPEG or TIFF. Archives are not opened.',
    'No es PDF, XML, PNG, JPEG ni TIFF. Los archivos comprimidos no se abren.',
    'Weder PDF, XML, PNG, JPEG noch TIFF. Archive werden nicht geöffnet.',
    'ليس PDF ولا XML ولا صورة PNG أو JPEG أو TIFF. لا تُفتح الملفات المضغوطة.',
  ),
  FILE_EMPTY: say(
    'Le fichier est vide.',
    'The file is empty.',
    'El archivo está vacío.',
    'Die Datei ist leer.',
    'الملف فارغ.',
  ),
  FILE_REFUSED: say(
    'Le fichier n’a pas pu être pris. Envoyez-le sous un autre nom, ou par le portail.',
    'The file could not be taken. Send it under another name, or through the portal.',
    'No se ha podido tomar el archivo. Envíelo con otro nombre o por el portal.',
    'Die Datei konnte nicht angenommen werden. Senden Sie sie unter anderem Namen oder über das Portal.',
    'تعذّر قبول الملف. أرسله باسم آخر أو عبر البوابة.',
  ),
  FOLDER_UNKNOWN: say(
    'Le dossier ne porte le code d’aucun fournisseur.',
    'The folder has the code of no supplier.',
    'La carpeta no lleva el código de ningún proveedor.',
    'Der Ordner trägt den Code keines Lieferanten.',
    'لا يحمل المجلد رمز أي مورّد.',
  ),
};

/** @param maximumMb INVOICE_MAXIMUM_SIZE */
export const intakeRefusal = (refusal: IntakeRefusal, language: Language, maximumMb: number): string =>
  REASONS[refusal][language]
    .replace('{files}', String(INTAKE_LIMITS.files))
    .replace('{maximum}', new Intl.NumberFormat(language).format(maximumMb));
