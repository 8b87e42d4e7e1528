import type { Language, RejectReason, Translations } from '@comptoir/contracts';

/** The reform's reject reasons in words a supplier can act on. */
const REASONS: Readonly<Record<RejectReason, Translations>> = {
  TX_TVA_ERR: {
    fr: 'Le taux de TVA est erroné.',
    en: 'The VAT rate is wrong.',
    es: 'El tipo de IVA es incorrecto.',
    de: 'Der Mehrwertsteuersatz ist falsch.',
    ar: 'معدل ضريبة القيمة المضافة غير صحيح.',
  },
  MONTANTTOTAL_ERR: {
    fr: 'Le montant total est erroné.',
    en: 'The total amount is wrong.',
    es: 'El importe total es incorrecto.',
    de: 'Der Gesamtbetrag ist falsch.',
    ar: 'المبلغ الإجمالي غير صحيح.',
  },
  CALCUL_ERR: {
    fr: 'Une erreur de calcul : les montants ne s’additionnent pas.',
    en: 'A calculation error: the amounts do not add up.',
    es: 'Un error de cálculo: los importes no cuadran.',
    de: 'Ein Rechenfehler: Die Beträge ergeben nicht die Summe.',
    ar: 'خطأ في الحساب: المبالغ لا تتطابق مع المجموع.',
  },
  NON_CONFORME: {
    fr: 'La facture ne porte pas toutes les mentions légales.',
    en: 'The invoice lacks particulars that the law requires.',
    es: 'A la factura le faltan menciones legales.',
    de: 'Der Rechnung fehlen gesetzliche Pflichtangaben.',
    ar: 'تنقص الفاتورة بيانات إلزامية بحكم القانون.',
  },
  DOUBLON: {
    fr: 'Cette facture nous est déjà parvenue : c’est un doublon.',
    en: 'We already have this invoice: it is a duplicate.',
    es: 'Ya tenemos esta factura: es un duplicado.',
    de: 'Diese Rechnung liegt uns bereits vor: Sie ist ein Duplikat.',
    ar: 'لدينا هذه الفاتورة من قبل: إنها مكرّرة.',
  },
  DEST_ERR: {
    fr: 'Le destinataire de la facture n’est pas le bon.',
    en: 'The invoice is addressed to the wrong recipient.',
    es: 'El destinatario de la factura no es el correcto.',
    de: 'Die Rechnung ist an den falschen Empfänger gerichtet.',
    ar: 'الفاتورة موجّهة إلى جهة غير صحيحة.',
  },
  TRANSAC_INC: {
    fr: 'Nous ne connaissons pas la transaction facturée.',
    en: 'We do not know the transaction that is invoiced.',
    es: 'No conocemos la operación facturada.',
    de: 'Der abgerechnete Vorgang ist uns nicht bekannt.',
    ar: 'العملية المفوترة غير معروفة لدينا.',
  },
  EMMET_INC: {
    fr: 'Nous ne connaissons pas l’émetteur de la facture.',
    en: 'We do not know the issuer of the invoice.',
    es: 'No conocemos al emisor de la factura.',
    de: 'Der Aussteller der Rechnung ist uns nicht bekannt.',
    ar: 'مُصدر الفاتورة غير معروف لدينا.',
  },
  CONTRAT_TERM: {
    fr: 'Le contrat concerné est terminé.',
    en: 'The contract concerned has ended.',
    es: 'El contrato correspondiente ha finalizado.',
    de: 'Der betreffende Vertrag ist beendet.',
    ar: 'العقد المعني منتهٍ.',
  },
  DOUBLE_FACT: {
    fr: 'Cette prestation nous a déjà été facturée.',
    en: 'This has already been invoiced to us.',
    es: 'Esta prestación ya nos ha sido facturada.',
    de: 'Diese Leistung wurde uns bereits in Rechnung gestellt.',
    ar: 'سبق أن فُوترت لنا هذه الخدمة.',
  },
  CMD_ERR: {
    fr: 'Le numéro de commande est absent ou erroné.',
    en: 'The order number is missing or wrong.',
    es: 'El número de pedido falta o es incorrecto.',
    de: 'Die Bestellnummer fehlt oder ist falsch.',
    ar: 'رقم الطلب مفقود أو غير صحيح.',
  },
  ADR_ERR: {
    fr: 'L’adresse de facturation est erronée.',
    en: 'The billing address is wrong.',
    es: 'La dirección de facturación es incorrecta.',
    de: 'Die Rechnungsadresse ist falsch.',
    ar: 'عنوان الفوترة غير صحيح.',
  },
  COORD_BANC_ERR: {
    fr: 'Les coordonnées bancaires sont erronées.',
    en: 'The bank details are wrong.',
    es: 'Los datos bancarios son incorrectos.',
    de: 'Die Bankverbindung ist falsch.',
    ar: 'البيانات البنكية غير صحيحة.',
  },
  REF_CT_ABSENT: {
    fr: 'La référence du contrat est absente.',
    en: 'The contract reference is missing.',
    es: 'Falta la referencia del contrato.',
    de: 'Die Vertragsreferenz fehlt.',
    ar: 'مرجع العقد مفقود.',
  },
  OTHER: {
    fr: 'Autre motif : voyez les précisions.',
    en: 'Another reason: see the details.',
    es: 'Otro motivo: vea los detalles.',
    de: 'Ein anderer Grund: siehe Einzelheiten.',
    ar: 'سبب آخر: انظر التفاصيل.',
  },
};

export const rejectReason = (reason: RejectReason, language: Language): string => REASONS[reason][language];
