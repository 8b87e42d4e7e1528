import type { Phrase } from './phrase.ts';

/** Phrases by meaning in Catalan, in which invoices of Catalonia, Valencia and the Balearics are written, often beside Spanish. */
export const CATALAN: readonly Phrase[] = [
  ['invoiceNumber', 1, `num factura|num de factura|numero factura|factura num|factura numero|n de factura`],
  ['creditTitle', 1, `factura d'abonament|abonament|nota d'abonament`],
  ['issueDate', 1, `data de factura|data factura|data de la factura|data d'emissio|data d'expedicio|data emissio`],
  [
    'dueDate',
    1,
    `venciment|venciments|data de venciment|data venciment|data de carrec|data de carrec factura|data carrec`,
  ],
  ['orderNumber', 1, `comanda|num comanda|numero de comanda|la seva comanda`],
  ['buyer', 1, `client|dades del client|dades de facturacio|facturar a`],
  ['supplier', 0.9, `emissor|dades de l'emissor|proveidor`],
  ['paymentTerms', 1, `forma de pagament|condicions de pagament|termini de pagament`],
  ['netTotal', 1, `base imposable|total base imposable|import net|total sense iva`],
  ['vatTotal', 1, `quota iva|quota d'iva|import iva`],
  ['grossTotal', 1, `import total|total import|total amb iva|import factura`],
  ['amountDue', 1, `a pagar|import a pagar|liquid a percebre|total a percebre`],
  ['prepaid', 1, `retencio|retencio irpf|retencio i r p f`],
  ['discount', 1, `descompte|dte`],
  ['colDesignation', 1, `concepte|descripcio|article|detall`],
  ['colQuantity', 1, `quantitat|unitats|quant`],
  ['colUnitPrice', 1, `preu|preu unitari|preu unit|preu u`],
  ['colTotal', 1, `import`],
  ['colDiscount', 1, `descompte|dte`],
];
