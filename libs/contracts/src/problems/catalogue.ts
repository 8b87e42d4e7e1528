import type { Language, Translations } from '../languages.ts';

interface ProblemDefinition {
  readonly status: number;
  readonly detail: Translations;
}

const problem = (status: number, fr: string, en: string, es: string, de: string, ar: string): ProblemDefinition => ({
  status,
  detail: { fr, en, es, de, ar },
});

/**
 * Every refusal the portal can give: its HTTP status and what it says, with what to do. `{name}` is filled from params.
 * Where the specification words a message (001 §8), its English is kept to the letter.
 */
export const PROBLEMS = {
  // who is calling
  'session.required': problem(401, 'Votre session a expiré. Connectez-vous pour continuer.', 'You are not signed in. Sign in to go on.', 'Su sesión ha caducado. Inicie sesión para continuar.', 'Sie sind nicht angemeldet. Melden Sie sich an, um fortzufahren.', 'انتهت جلستك. سجّل الدخول للمتابعة.'),
  'token.invalid': problem(401, 'Le jeton interne est absent ou invalide.', 'The internal token is missing or not valid.', 'El token interno falta o no es válido.', 'Das interne Token fehlt oder ist ungültig.', 'الرمز الداخلي مفقود أو غير صالح.'),
  'login.incorrect': problem(401, 'Identifiant ou mot de passe incorrect !', 'Login or password incorrect !', '¡Usuario o contraseña incorrectos!', 'Anmeldename oder Passwort falsch!', 'اسم المستخدم أو كلمة المرور غير صحيحة!'),
  'login.throttled': problem(429, 'Trop d’essais. Réessayez dans {seconds} s.', 'Too many attempts. Try again in {seconds} s.', 'Demasiados intentos. Vuelva a intentarlo en {seconds} s.', 'Zu viele Versuche. Versuchen Sie es in {seconds} s erneut.', 'محاولات كثيرة جدًا. أعد المحاولة بعد {seconds} ث.'),
  'login.expired': problem(400, 'Cette page de connexion a expiré. Recommencez.', 'This sign-in page has expired. Start again.', 'Esta página de inicio de sesión ha caducado. Empiece de nuevo.', 'Diese Anmeldeseite ist abgelaufen. Beginnen Sie erneut.', 'انتهت صلاحية صفحة الدخول هذه. ابدأ من جديد.'),
  'access.denied': problem(403, 'Votre rôle ne permet pas cette action.', 'Your role does not allow this.', 'Su función no permite esta acción.', 'Ihre Rolle erlaubt das nicht.', 'دورك لا يسمح بهذا الإجراء.'),
  'csrf.header': problem(403, 'L’en-tête X-Requested-With manque à cet appel.', 'This call lacks the X-Requested-With header.', 'A esta llamada le falta la cabecera X-Requested-With.', 'Diesem Aufruf fehlt der Header X-Requested-With.', 'ينقص هذا الطلبَ الترويسةُ X-Requested-With.'),
  'csrf.origin': problem(403, 'Cet appel vient d’une autre adresse que le portail.', 'This call comes from another address than the portal.', 'Esta llamada viene de otra dirección que el portal.', 'Dieser Aufruf kommt von einer anderen Adresse als dem Portal.', 'هذا الطلب قادم من عنوان غير عنوان البوابة.'),
  'rate.limited': problem(429, 'Trop d’appels. Réessayez dans {seconds} s.', 'Too many calls. Try again in {seconds} s.', 'Demasiadas llamadas. Vuelva a intentarlo en {seconds} s.', 'Zu viele Aufrufe. Versuchen Sie es in {seconds} s erneut.', 'طلبات كثيرة جدًا. أعد المحاولة بعد {seconds} ث.'),

  // the request
  'request.invalid': problem(400, 'La demande contient des valeurs non valides : voyez chaque champ.', 'The request has values that are not valid: see each field.', 'La solicitud contiene valores no válidos: revise cada campo.', 'Die Anfrage enthält ungültige Werte: siehe jedes Feld.', 'يحتوي الطلب على قيم غير صالحة: راجع كل حقل.'),
  'request.malformed': problem(400, 'La demande ne peut pas être lue.', 'The request cannot be read.', 'La solicitud no se puede leer.', 'Die Anfrage kann nicht gelesen werden.', 'تعذّرت قراءة الطلب.'),
  'request.tooLarge': problem(413, 'La demande est trop grande.', 'The request is too large.', 'La solicitud es demasiado grande.', 'Die Anfrage ist zu groß.', 'الطلب كبير جدًا.'),
  'request.mediaType': problem(415, 'Ce type de contenu n’est pas accepté ici.', 'This content type is not taken here.', 'Este tipo de contenido no se acepta aquí.', 'Dieser Inhaltstyp wird hier nicht angenommen.', 'نوع المحتوى هذا غير مقبول هنا.'),
  'cursor.invalid': problem(400, 'Cette position dans la liste n’existe plus. Revenez à la première page.', 'This position in the list is gone. Go back to the first page.', 'Esta posición de la lista ya no existe. Vuelva a la primera página.', 'Diese Position der Liste gibt es nicht mehr. Gehen Sie zur ersten Seite.', 'لم يعد هذا الموضع في القائمة موجودًا. عد إلى الصفحة الأولى.'),
  'page.tooDeep': problem(400, 'Cette page est à plus de 10 000 lignes des deux bouts. Avancez de page en page ou filtrez.', 'This page is more than 10,000 rows from either end. Go page by page, or filter.', 'Esta página está a más de 10 000 filas de ambos extremos. Avance página a página o filtre.', 'Diese Seite liegt mehr als 10.000 Zeilen von beiden Enden entfernt. Blättern oder filtern Sie.', 'هذه الصفحة تبعد أكثر من 10,000 صف عن الطرفين. تنقّل صفحة صفحة أو استخدم التصفية.'),
  'not.found': problem(404, 'Introuvable, ou hors de votre portée.', 'Not found, or not within your reach.', 'No encontrado o fuera de su alcance.', 'Nicht gefunden oder außerhalb Ihres Bereichs.', 'غير موجود، أو خارج نطاقك.'),
  'document.not.found': problem(404, 'Document introuvable.', 'Document not found.', 'Documento no encontrado.', 'Dokument nicht gefunden.', 'المستند غير موجود.'),
  'version.stale': problem(409, '{by} a modifié cet enregistrement entre-temps ({changes}). Rechargez-le, puis recommencez.', '{by} changed this record in the meantime ({changes}). Reload it, then try again.', '{by} modificó este registro mientras tanto ({changes}). Recárguelo y vuelva a intentarlo.', '{by} hat diesen Datensatz inzwischen geändert ({changes}). Laden Sie ihn neu und versuchen Sie es erneut.', 'عدّل {by} هذا السجل في الأثناء ({changes}). أعد تحميله ثم حاول مجددًا.'),
  'server.error': problem(500, 'Une erreur est survenue de notre côté. Elle est notée sous {correlationId}.', 'Something failed on our side. It is noted as {correlationId}.', 'Algo falló por nuestra parte. Está anotado como {correlationId}.', 'Bei uns ist ein Fehler aufgetreten. Er ist unter {correlationId} vermerkt.', 'حدث خطأ من جانبنا، وسُجّل بالرقم {correlationId}.'),
  'service.unavailable': problem(503, 'Le service {service} ne répond pas. Réessayez dans un instant.', 'The service {service} does not answer. Try again in a moment.', 'El servicio {service} no responde. Vuelva a intentarlo en un momento.', 'Der Dienst {service} antwortet nicht. Versuchen Sie es gleich noch einmal.', 'الخدمة {service} لا تستجيب. أعد المحاولة بعد قليل.'),

  // uploads
  'upload.noFile': problem(400, 'Aucun fichier n’a été reçu.', 'No file was received.', 'No se recibió ningún archivo.', 'Es wurde keine Datei empfangen.', 'لم يُستلم أي ملف.'),
  'upload.oneFile': problem(400, 'Un seul fichier par envoi.', 'One file a call.', 'Un solo archivo por envío.', 'Eine Datei pro Aufruf.', 'ملف واحد لكل إرسال.'),
  'upload.emptyName': problem(400, 'Le fichier n’a pas de nom. Nommez-le, puis renvoyez-le.', 'The file has no name. Name it, then send it again.', 'El archivo no tiene nombre. Póngale uno y vuelva a enviarlo.', 'Die Datei hat keinen Namen. Benennen Sie sie und senden Sie sie erneut.', 'الملف بلا اسم. سمِّه ثم أعد إرساله.'),
  'upload.emptyFile': problem(400, 'Le fichier « {name} » est vide.', 'The file ‘{name}’ is empty.', 'El archivo «{name}» está vacío.', 'Die Datei „{name}“ ist leer.', 'الملف «{name}» فارغ.'),
  'upload.tooLarge': problem(413, 'Le fichier « {name} » dépasse {maximum} Mo.', 'The file ‘{name}’ is larger than {maximum} MB.', 'El archivo «{name}» supera {maximum} MB.', 'Die Datei „{name}“ ist größer als {maximum} MB.', 'الملف «{name}» أكبر من {maximum} م.ب.'),
  'upload.type': problem(415, 'Le fichier « {name} » n’est ni un PDF, ni un XML, ni une image PNG, JPEG ou TIFF.', 'The file ‘{name}’ is no PDF, XML, PNG, JPEG or TIFF.', 'El archivo «{name}» no es PDF, XML, PNG, JPEG ni TIFF.', 'Die Datei „{name}“ ist weder PDF, XML, PNG, JPEG noch TIFF.', 'الملف «{name}» ليس PDF ولا XML ولا صورة PNG أو JPEG أو TIFF.'),
  'upload.interrupted': problem(400, 'L’envoi de « {name} » a été interrompu. Rien n’a été gardé.', 'The upload of ‘{name}’ broke off. Nothing was kept.', 'El envío de «{name}» se interrumpió. No se guardó nada.', 'Das Hochladen von „{name}“ brach ab. Nichts wurde behalten.', 'انقطع إرسال «{name}». لم يُحفظ شيء.'),
  'upload.supplier': problem(400, 'Indiquez le fournisseur pour qui vous envoyez ce fichier.', 'Say which supplier this file is sent for.', 'Indique para qué proveedor envía este archivo.', 'Geben Sie an, für welchen Lieferanten Sie diese Datei senden.', 'حدّد المورّد الذي تُرسل هذا الملف من أجله.'),

  // an invoice's life
  'invoice.transition': problem(409, 'Une facture à l’état {status} ne permet pas cette action.', 'An invoice in state {status} does not allow this.', 'Una factura en estado {status} no permite esta acción.', 'Eine Rechnung im Zustand {status} erlaubt das nicht.', 'الفاتورة في الحالة {status} لا تسمح بهذا الإجراء.'),
  'invoice.supplierRequired': problem(422, 'Choisissez le fournisseur avant de vérifier.', 'Choose the supplier before verifying.', 'Elija el proveedor antes de verificar.', 'Wählen Sie vor dem Prüfen den Lieferanten.', 'اختر المورّد قبل التحقق.'),
  'invoice.totalRequired': problem(422, 'Le total est obligatoire.', 'The total is required.', 'El total es obligatorio.', 'Der Gesamtbetrag ist erforderlich.', 'الإجمالي مطلوب.'),
  'invoice.currencyRequired': problem(422, 'La devise est obligatoire.', 'The currency is required.', 'La moneda es obligatoria.', 'Die Währung ist erforderlich.', 'العملة مطلوبة.'),
  'invoice.totalsDiffer': problem(422, 'Le hors taxes ({net}) et la TVA ({vat}) ne font pas le total ({gross}) : écart {difference}, toléré {tolerance}.', 'Net ({net}) and VAT ({vat}) do not make the total ({gross}): they differ by {difference}, {tolerance} is tolerated.', 'La base ({net}) y el IVA ({vat}) no suman el total ({gross}): difieren en {difference}, se tolera {tolerance}.', 'Netto ({net}) und MwSt. ({vat}) ergeben nicht den Gesamtbetrag ({gross}): Abweichung {difference}, toleriert {tolerance}.', 'الصافي ({net}) والضريبة ({vat}) لا يساويان الإجمالي ({gross}): الفرق {difference} والمسموح {tolerance}.'),
  'invoice.vatRateDiffers': problem(422, 'À {rate} %, la TVA de {base} devrait être {expected}, non {amount}.', 'At {rate} %, the VAT on {base} should be {expected}, not {amount}.', 'Al {rate} %, el IVA de {base} debería ser {expected}, no {amount}.', 'Bei {rate} % sollte die MwSt. auf {base} {expected} betragen, nicht {amount}.', 'عند {rate} %، يجب أن تكون ضريبة {base} هي {expected} لا {amount}.'),
  'invoice.supplierUnknown': problem(422, 'Ce fournisseur n’existe pas, ou plus.', 'This supplier does not exist, or no more.', 'Este proveedor no existe o ya no existe.', 'Diesen Lieferanten gibt es nicht (mehr).', 'هذا المورّد غير موجود أو لم يعد موجودًا.'),
  'invoice.ownVerification': problem(403, 'You cannot control this invoice: vous l’avez vérifiée ; une autre personne doit la contrôler.', 'You cannot control this invoice: you verified it; another person must control it.', 'You cannot control this invoice: usted la verificó; otra persona debe controlarla.', 'You cannot control this invoice: Sie haben sie geprüft; eine andere Person muss sie kontrollieren.', 'You cannot control this invoice: أنت من تحقق منها؛ يجب أن يراجعها شخص آخر.'),
  'invoice.ownControl': problem(403, 'Vous avez contrôlé cette facture ; une autre personne doit la payer.', 'You controlled this invoice; another person must pay it.', 'Usted controló esta factura; otra persona debe pagarla.', 'Sie haben diese Rechnung kontrolliert; eine andere Person muss sie zahlen.', 'أنت من راجع هذه الفاتورة؛ يجب أن يدفعها شخص آخر.'),
  'invoice.duplicateCertain': problem(409, 'Cette facture est déjà là sous {other}.', 'This invoice is already here as {other}.', 'Esta factura ya está aquí como {other}.', 'Diese Rechnung ist bereits als {other} vorhanden.', 'هذه الفاتورة موجودة بالفعل باسم {other}.'),
  'invoice.ibanDiffers': problem(409, 'L’IBAN de la facture ({read}) n’est pas celui du fournisseur ({onFile}). Il faut d’abord qu’un changement de coordonnées bancaires soit accepté.', 'The invoice’s IBAN ({read}) is not the supplier’s ({onFile}). A bank change must be accepted first.', 'El IBAN de la factura ({read}) no es el del proveedor ({onFile}). Antes debe aceptarse un cambio bancario.', 'Die IBAN der Rechnung ({read}) ist nicht die des Lieferanten ({onFile}). Zuerst muss eine Bankänderung angenommen werden.', 'رقم IBAN في الفاتورة ({read}) ليس رقم المورّد ({onFile}). يجب أولًا قبول تغيير بنكي.'),
  'invoice.overpaid': problem(422, 'Il reste {remaining} à payer : {amount} est trop.', '{remaining} remains to be paid: {amount} is too much.', 'Quedan {remaining} por pagar: {amount} es demasiado.', 'Es sind noch {remaining} offen: {amount} ist zu viel.', 'المتبقي للدفع {remaining}: المبلغ {amount} أكثر من اللازم.'),
  'invoice.amountPositive': problem(422, 'Le montant d’un paiement est plus grand que zéro.', 'A payment is more than zero.', 'Un pago es mayor que cero.', 'Eine Zahlung ist größer als null.', 'يجب أن يكون مبلغ الدفع أكبر من صفر.'),
  'invoice.paidAlready': problem(409, 'Un paiement est déjà enregistré sur cette facture. Annulez-le d’abord.', 'A payment is already recorded on this invoice. Reverse it first.', 'Ya hay un pago registrado en esta factura. Anúlelo primero.', 'Für diese Rechnung ist bereits eine Zahlung erfasst. Stornieren Sie sie zuerst.', 'سُجّل دفع على هذه الفاتورة بالفعل. اعكسه أولًا.'),
  'invoice.paymentUnknown': problem(422, 'Ce paiement n’existe pas, ou est déjà annulé.', 'This payment does not exist, or is already reversed.', 'Este pago no existe o ya está anulado.', 'Diese Zahlung gibt es nicht oder sie ist bereits storniert.', 'هذه الدفعة غير موجودة أو عُكست بالفعل.'),
  'invoice.reasonRequired': problem(422, 'Donnez la raison en quelques mots.', 'Give the reason in a few words.', 'Indique el motivo en pocas palabras.', 'Geben Sie den Grund in wenigen Worten an.', 'اذكر السبب ببضع كلمات.'),
  'invoice.onHold': problem(409, 'Cette facture est en attente : {reason}', 'This invoice is on hold: {reason}', 'Esta factura está en espera: {reason}', 'Diese Rechnung ist angehalten: {reason}', 'هذه الفاتورة معلّقة: {reason}'),
  'invoice.notSender': problem(403, 'Seul le fournisseur qui l’a envoyée peut la retirer.', 'Only the supplier who sent it may withdraw it.', 'Solo el proveedor que la envió puede retirarla.', 'Nur der Lieferant, der sie gesendet hat, darf sie zurückziehen.', 'لا يسحبها إلا المورّد الذي أرسلها.'),
  'feature.off': problem(403, 'Cette fonction est désactivée dans les paramètres ({code}).', 'This is switched off in the settings ({code}).', 'Esta función está desactivada en los ajustes ({code}).', 'Das ist in den Einstellungen ausgeschaltet ({code}).', 'هذه الوظيفة معطّلة في الإعدادات ({code}).'),
  'archive.tooMany': problem(422, 'Au plus {maximum} documents par archive. Affinez le filtre.', 'At most {maximum} documents in an archive. Narrow the filter.', 'Como máximo {maximum} documentos por archivo. Acote el filtro.', 'Höchstens {maximum} Dokumente je Archiv. Grenzen Sie den Filter ein.', 'الحد الأقصى {maximum} مستند في الأرشيف. ضيّق التصفية.'),
  'preview.none': problem(422, 'Ce document n’a pas d’image de page.', 'This document has no page image.', 'Este documento no tiene imagen de página.', 'Dieses Dokument hat kein Seitenbild.', 'لا توجد صورة صفحة لهذا المستند.'),

  // suppliers
  'supplier.codeTaken': problem(409, 'Ce code fournisseur existe déjà', "Supplier's code already exist", 'El código del proveedor ya existe', 'Der Lieferantencode existiert bereits', 'رمز المورّد موجود بالفعل'),
  'supplier.emailTaken': problem(409, 'Cette adresse de fournisseur existe déjà', "Supplier's email already exist", 'El correo del proveedor ya existe', 'Die E-Mail des Lieferanten existiert bereits', 'بريد المورّد موجود بالفعل'),
  'supplier.nameTaken': problem(409, 'Ce nom de fournisseur existe déjà', 'supplier.name.exist.already', 'Este nombre de proveedor ya existe', 'Dieser Lieferantenname existiert bereits', 'اسم المورّد موجود بالفعل'),
  'supplier.hasInvoices': problem(409, 'Ce fournisseur ne peut pas être supprimé : il est lié à une facture existante', 'This supplier cannot be deleted because it is linked to an existing invoice', 'Este proveedor no puede eliminarse porque está vinculado a una factura existente', 'Dieser Lieferant kann nicht gelöscht werden, weil er mit einer Rechnung verknüpft ist', 'لا يمكن حذف هذا المورّد لأنه مرتبط بفاتورة موجودة'),
  'supplier.bankChange': problem(409, 'L’IBAN et le BIC ne changent que par une demande de changement de coordonnées bancaires.', 'IBAN and BIC change only through a bank change request.', 'El IBAN y el BIC solo cambian mediante una solicitud de cambio bancario.', 'IBAN und BIC ändern sich nur durch einen Antrag auf Bankänderung.', 'لا يتغيّر IBAN وBIC إلا بطلب تغيير بنكي.'),

  // settings
  'setting.unknown': problem(404, 'Le paramètre {code} n’existe pas.', 'There is no setting {code}.', 'No existe el ajuste {code}.', 'Die Einstellung {code} gibt es nicht.', 'الإعداد {code} غير موجود.'),
  'setting.value': problem(422, 'La valeur de {code} doit être {expected}.', 'The value of {code} must be {expected}.', 'El valor de {code} debe ser {expected}.', 'Der Wert von {code} muss {expected} sein.', 'يجب أن تكون قيمة {code} هي {expected}.'),
} as const satisfies Record<string, ProblemDefinition>;

export type ProblemCode = keyof typeof PROBLEMS;
export type ProblemParams = Readonly<Record<string, string | number>>;

/** The sentence of a problem in a language, its `{names}` filled. */
export function problemDetail(code: ProblemCode, language: Language, params: ProblemParams = {}): string {
  return PROBLEMS[code].detail[language].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

export const isProblemCode = (text: string): text is ProblemCode => Object.hasOwn(PROBLEMS, text);
