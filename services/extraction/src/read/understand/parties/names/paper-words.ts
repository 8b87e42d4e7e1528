// Lines that stand where names do, and say what the paper is.
/** 'Tue, May 21', in the head of a letter that was printed from the mail. */
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?,? \p{L}+ \d/u;
/** 'TAX INVOICE (Original for the Recipient)': a title, and which of its copies. */
const TITLE_AND_COPY =
  /^\W*(?:tax |gst )?(?:invoice|facture|rechnung|factura|fattura|factuur)\W*\((?:original|duplicate|copy)\b/u;
/** 'Responsable inscripto', 'IVA Exento': what somebody is to Argentina's treasury. */
const TAX_STATUS =
  /^(?:iva:? ?)?(?:(?:resp(?:onsable|\.)?) ?(?:inscripto|monotributo|no inscripto)|(?:responsable )?monotribut\w*|consumidor final|(?:sujeto )?exento)$/u;
/** Which of its copies the paper is, as India's rules name them. */
const COPY_FOR = /^\W*(?:original|duplicate|triplicate|quadruplicate|extra copy)(?: copy)? for (?:the )?\p{L}+\W*$/u;
/** 'Original/Dupli./Trip.', 'Extra Copy ( )': which of its copies, each to be crossed out. */
const COPIES = /^\W*(?:orig(?:inal|\.)? ?\/ ?dupl|extra copy\W*$)/u;
/** 'Authorised Dealer for Muster Ltd', 'Società unipersonale soggetta a direzione e coordinamento di Muster S.p.A.': another company, and what it is to this one. */
const OF_ANOTHER =
  /^\W*(?:(?:an? )?(?:authori[sz]ed|sole|exclusive|official) (?:\p{L}+ ){0,2}(?:dealers?|distributors?|stockists?|agents?|resellers?|partners?) (?:for|of)\b|\p{L}+ ?(?:a socio unico|unipersonale),? soggetta\b|soggetta all'?a? ?(?:attivita di )?direzione\b)/u;
/** 'Total Inc', 'Total inc GST': with the tax, and no company that is incorporated. */
const SUM_WITH_TAX = /^(?:sub-? ?total|total|amount|price|unit|balance)(?: \p{L}+)? (?:inc|ex)\b\.?(?: \p{L}+)?$/u;
/** 'Current balance due', 'Resumen de facturación', 'Importe total': a sum, or what stands under a heading, in words of them alone. */
const HEADED_SUM =
  /^(?:(?:your |my )?(?:current|new|total|previous|outstanding|account|amount|balance|bill|billing|net|please|pay|charges?|summary|breakdown|now|this|month)(?: (?:current|total|new|account|amount|balance|bill|billing|charges?|payments?|due|payable|by|now|of|summary|breakdown|period|date|number|pay|this|month|owing)){1,5}|(?:resumen|resume|recapitulatif|detalle?|riepilogo|dettaglio|ubersicht|zusammenfassung|overzicht)(?: (?:de|de la|de su|de tu|du|della|delle|der|des|van|von)(?: \p{L}+){0,3})?)$/u;
/** '+ Northwind Distribution Charges', 'Other fees', 'Taxes et contributions': what a group of a bill's rows is called. */
const CHARGES = /(?:^| )(?:(?:sur)?charges|fees|taxes(?: et contributions| and fees)?)$/u;
/** 'Please make checks payable to …': what the reader is asked to do. */
const REQUEST =
  /^(?:please|bitte|veuillez|merci de|por favor|si prega di|gelieve|make (?:all )?che(?:ck|que)s?) \p{L}+ \p{L}/u;
/** 'ESTE DOCUMENTO ES UNA REPRESENTACIÓN IMPRESA DE UN CFDI': what Mexico's, Peru's and Paraguay's papers say of themselves. */
const REPRESENTS = /\brepresentacion (?:impr ?e ?sa|grafica)\b/u;
/** 'Company Information' over the small print. */
const COMPANY_FACTS =
  /^(?:company|business|seller|supplier|vendor) (?:information|info|details|data|registration|profile)$/u;
/** 'Información al cliente', 'Ordredetaljer', 'Order details': what is told under it. */
const TOLD_UNDER =
  /^(?:informacion|information(?:en|s)?|informazioni|informatie|informacje|informasjon) (?:al|a|para|pour|de|sobre|per|fur|voor|zu[rm]?|on|about|dla|til|om|importante|utile) \p{L}|^(?:ordre|order|bestil\p{L}*|bestell?\p{L}*|pedido|commande)[ -]?(?:details?|detaljer|detalhes|gegevens|ubersicht)$/u;
/** 'Subject to Pune Jurisdiction', over the title of India's invoices: which court decides. */
const JURISDICTION = /^\W*subject to (?:\p{L}+ ){0,3}jurisdiction/u;
/** 'Company Name Muster Papier', a fact that a customer has printed on invoices to it. */
const FACT_NAMED = /^company name /u;
/** 'Código 01': a code, and which. */
const CODE = /^(?:codigo|code|cod|codice) ?(?:n[o°]?)?[.:]? ?\d+$/u;
/** 'Pag. 1', 'Blatt 2 von 3'. */
const PAGE_MARK = /^\W*(?:pag(?:ina|e)?|seite|blatt|hoja|foglio|folha|feuille|sheet|strona)\b\W*\d/;
/** 'Przelew', 'Bank transfer', 'Due upon receipt': how or when it is paid, and nothing else. */
const PAYMENT =
  /^(?:(?:due|payable) (?:up)?on receipt|przelew|gotowka|karta|(?:bank|wire) transfer|virement(?: bancaire)?|(?:bank)?uberweisung|transferencia(?: bancaria)?|bonifico(?: bancario)?|contado|cheque)$/u;

/** 'Company/Mr/Ms': whom a form addresses. */
const FORM_OF_ADDRESS =
  /\b(?:mrs?|ms|herrn?|frau|mme|sig|sra?)\.?\/(?:mrs?|ms|herrn?|frau|mme|sig|sra?|company|firma)\b/u;

/** 'S.I.I. - SANTIAGO ORIENTE', 'SENIAT', 'Resolución de autorización DIAN': whose form it is, and by whose leave it is numbered. */
const TAX_OFFICE =
  /^\W*(?:s\.? ?i\.? ?i\.? ?[-–] ?\p{L}{3}|s\. ?i\. ?i\.?$|(?:s ?e ?n ?i ?a ?t|sunat|afip)$|resolucion (?:de )?(?:autorizacion|facturacion|dian|sii|sunat)\b)/u;
/** 'Sin información.', 'Not applicable': a part of a form that nothing was written in. */
const NOTHING_TOLD =
  /^(?:(?:sin|no|sans|ohne|senza|geen|sem) (?:informa\p{L}+|datos|dati|gegevens|angaben?)|keine angaben?|not applicable|no aplica|nicht zutreffend)\.?$/u;
/** 'Billing Inquiries', 'Customer Support', 'BILLING AND PAYMENT': whom to ask, and what is told under it. */
const WHOM_TO_ASK =
  /^(?:billing|customer|invoice|account|order|payment) (?:[ei]nquir\p{L}*|questions?|support|care|services?|help)$|^(?:billing|payment|shipping|delivery) (?:and|&) (?:billing|payments?|shipping|delivery)$/u;
/** '800-BUY-PAPER': a telephone number in letters. */
const NUMBER_IN_LETTERS = /^\W*(?:1-)?8(?:00|33|44|55|66|77|88)-[\p{L}\d]+(?:-[\p{L}\d]+)*(?: \([\d -]+\))?$/u;

/** 'Pricing method', 'Bill type': a fact of a bill, whose value stands under it. */
const FACT_OF_BILL =
  /^(?:pricing|rate|bill(?:ing)?|payment|service|meter|account|delivery|customer|usage|energy) (?:method|type|class|frequency|category|multiplier)$/u;
/** 'Segunda via', 'Last page', 'CONFIDENTIAL PROPERTY OF …': which copy or page it is, and that it is nobody else's. */
const WHICH_COPY =
  /^\W*(?:(?:primeira|segunda|terceira|[123]a) via|last page|confidential (?:invoice|property|document|information)\b.*)$/u;

/** 'Mailing address', 'Datos adicionales emisor', 'Consumo': what stands under it. */
const HEADING =
  /^(?:(?:mailing|postal|billing|shipping|remit(?:tance)?|delivery|service) address(?:es)?|datos (?:adicionales|generales|fiscales|bancarios|emisor|cliente)\b.*|consumos?|consommation|verbrauch|consumption)$/u;
/** 'Boleta de honorarios', 'Invoice cum delivery challan': titles. */
const TITLE_OF_SORT = /^(?:boleta (?:de|electronica)\b|(?:tax )?invoice cum \p{L})/u;
/** 'Se admiten devoluciones con ticket', 'Here's your updated trip receipt', 'Courrier à …': said to the reader. */
const SAID_TO_READER =
  /^(?:(?:no )?se (?:admit|acept|permit|aplic)\p{L}+ |here['’]s (?:your|my) |(?:par )?courrier (?:a|:) )/u;
/** 'Muster offers products and services provided by Muster, Inc.': what a company does, and no name, whatever forms of law are in it. */
const SAID_OF_COMPANY =
  /^\S+(?: \S+){0,3} (?:offers|provides|retains|reserves|accepts) \p{L}|^(?:and|or) (?:our|its|their) \p{L}/u;
/** 'Bâtiment E': where. */
const HOUSE_OF_ESTATE = /^(?:batiment|bat\.|immeuble|escalier) \p{L}?\d{0,3}$/u;

/** 'Registered in England', 'Registered office:': the rest of a company's small print, whose number or street stands elsewhere. */
const REGISTERED =
  /^\W*(?:company )?registered (?:in (?:england|scotland|wales|ireland)\b.{0,12}|office|number|no|address)\W*$/u;
/** 'Monthly Statement', 'Zahlungsinformationen Seite 1/1': titles. */
const STATEMENT =
  /^\W*(?:(?:monthly|weekly|quarterly|annual|daily) statement|(?:zahlungs|rechnungs|vertrags|bestell|liefer)information(?:en)?)(?:\W+(?:seite|page) ?\d+(?: ?(?:\/|von|of) ?\d+)?)?\W*$/u;

/** 'Corrected', 'Entwurf': how it stands with the paper. */
const STATE =
  /^\W*(?:corrected|corregid[ao]|korrigiert|corrigee?|void(?:ed)?|cancell?ed|annulee?|anulad[ao]|storniert|reissued|revised|draft|entwurf|borrador|brouillon|bozza|concept)\W*$/u;

const PATTERNS = [
  STATE,
  REGISTERED,
  STATEMENT,
  SAID_OF_COMPANY,
  HEADING,
  TITLE_OF_SORT,
  SAID_TO_READER,
  HOUSE_OF_ESTATE,
  FACT_OF_BILL,
  WHICH_COPY,
  TAX_OFFICE,
  NOTHING_TOLD,
  WHOM_TO_ASK,
  NUMBER_IN_LETTERS,
  COPIES,
  OF_ANOTHER,
  FORM_OF_ADDRESS,
  FACT_NAMED,
  JURISDICTION,
  PAYMENT,
  WEEKDAY,
  TITLE_AND_COPY,
  TAX_STATUS,
  HEADED_SUM,
  CHARGES,
  REQUEST,
  COMPANY_FACTS,
  TOLD_UNDER,
  CODE,
  COPY_FOR,
  SUM_WITH_TAX,
  REPRESENTS,
  PAGE_MARK,
];

/** Whether a line, folded, is a day, a copy's or a page's mark, a sum's, a tax's or a payment's word, and nobody's name. */
export const isOfPaper = (folded: string): boolean => PATTERNS.some((pattern) => pattern.test(folded));

/** 'Your Savings', 'Ihr Partner am Bau', 'Livrer à', 'Alles aus einer Hand!': said to the reader, or a heading that what is under it ends. */
const SPOKEN = /^(?:your|votre|vos|ihre?|uw) \p{L}|\p{L} (?:a|to|an|chez)$|^(?:\S+ ){2,}\S+!$/u;

/** Whether a line, folded, speaks to the reader, as no company without a form of law is called. */
export const isSpoken = (folded: string): boolean => SPOKEN.test(folded);
