import type { Phrase } from './phrase.ts';

/** What the papers of North America call things: bills of carriers, agencies, lawyers, contractors, utilities, printed forms. */
export const AMERICAN: readonly Phrase[] = [
  [
    'title',
    1,
    `freight bill|freight invoice|progress invoice|advertising invoice|statement for services|fee statement`,
  ],
  [
    'invoiceNumber',
    0.9,
    `pro number|pro no|pro #|billing no|billing number|billing #|freight bill number|freight bill no|our invoice no`,
  ],
  // A thing's, as often, in a table's text.
  ['invoiceNumber', 0.5, `serial no`],
  [
    'issueDate',
    0.9,
    `billing date|bill date|date billed|date of bill|statement date|invoice dt|inv date|date invoiced|date of invoice`,
  ],
  [
    'amountDue',
    1,
    `pay this amount|please pay this amount|please remit|please remit this amount|current payment due|current amount due|amount due this invoice|net amount due this invoice|net due this invoice|balance due this invoice|total due this invoice|total amount due this invoice|due this invoice|amount now due|total now due|now due|due now|net amount payable|current net amount due|total balance due|amount you owe|total you owe`,
  ],
  [
    'grossTotal',
    1,
    `total this invoice|invoice total amount|total current charges|total new charges|current charges|current invoice charges|total current billing|total current invoice|current invoice total|total fees and costs|total fees and expenses|total fees and disbursements|total fees costs|total fees expenses|total fees disbursements|total fees and costs this invoice|total charges this invoice|total charges this period|total billed this invoice|gross amount due|gross billing|total gross`,
  ],
  [
    'lineSum',
    1,
    `merchandise|merchandise total|merchandise subtotal|total merchandise|product total|total services|total professional services|total disbursements|total costs advanced|total expenses`,
  ],
  // What the agency keeps is taken off what is due, and leaves the gross amount what it is.
  [
    'prepaid',
    1,
    `agency commission|less agency commission|agency comm|less agency comm|agency discount|less agency discount|agency commission 15%|less agency commission 15%|agency comm 15%|less agency comm 15%`,
  ],
  [
    'prepaid',
    1,
    `retainage|less retainage|less prior payments|less previous payments|applied balance|applied credit|retainer applied|less retainer|trust account applied|applied from trust|deposit applied|deposit received|deposit paid|less deposit`,
  ],
  // Other days' amounts, and those of the whole contract.
  [
    'otherAmount',
    1,
    `amount due after|total due after|total amount due after|balance due after|pay after|if paid after|if paid after due date|amount due if paid after|after due date|amount after due date|pay this amount after|late payment amount|late charge after|previous amount due|prior balance|past due amount|past due balance|unapplied amount|balance to finish|balance to finish including retainage|original contract sum|original contract amount|contract sum|contract sum to date|contract amount|revised contract amount|revised contract sum|total completed and stored to date|total completed to date|work completed to date|net change by change orders|total earned less retainage|billed to date|total billed to date|invoiced to date|previously billed|previously invoiced|remaining to bill|amount of last bill|last bill|last payment|average daily cost|less previous certificates for payment|less previous certificates|less previous billings|less previously billed|less previous applications|less prior billings`,
  ],
  ['colUnitPrice', 1, `avg rate|average rate|spot rate`],
  ['colQuantity', 1, `spots|spots aired|billed units|no of spots|insertions|visits|no of visits`],
  ['colDesignation', 1, `activity|description of articles|network|program|programme|description memo`],
  ['colDesignation', 0.6, `category`],
  ['colTotal', 1, `charges`],
  [
    'otherNumber',
    1,
    `cu invoice no|cu invoice number|control unit invoice no|control unit invoice number|scu invoice no|fiscal invoice no|estimate no|estimate number|estimate #|est #|est no|agency code|advertiser code|alt order #|alt order no|idb #|client id|matter no|client matter|client matter no|bill of lading no|bill of lading number|bol no|account no`,
  ],
  [
    'otherDate',
    1,
    `flight dates|flight|flight start|flight end|date shipped|ship date|billing period|invoice period|service period|service from|air date|contract date|schedule dates|statement period|quote date|quotation date|estimate date`,
  ],
  ['otherParty', 1, `advertiser|account executive|shipper`],
  [
    'buyer',
    1,
    `advertiser client name|advertiser client|billed account name and address|billed account name|client name and address|customer name and address|billing name and address|bill to name and address`,
  ],
  ['otherNumber', 1, `payment method|method of payment`],
  // A recogniser's 'SUPPLIES' is no 'supplier'.
  ['colDesignation', 0.3, `supplies`],
  ['buyer', 1, `receipt for|order for|service for|services for`],
  [
    'dueDate',
    1,
    `required payment date|please pay by|please pay until|pay until|payable until|pay on or before|due on or before|payment required by`,
  ],
];
