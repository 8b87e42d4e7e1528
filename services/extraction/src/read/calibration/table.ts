// Made by `npm run calibrate`; docs/extraction.md says from what. Scores from `from` on: `right` of `of` values were right.
import type { CalibrationTable } from './calibrate-reading.ts';

export const TABLE: CalibrationTable = {
  text: {
    typeCode: [
      { from: 0.75, right: 42, of: 47 },
      { from: 0.88, right: 11, of: 11 },
    ],
    invoiceNumber: [
      { from: 0.5, right: 2, of: 4 },
      { from: 0.634, right: 80, of: 80 },
    ],
    issueDate: [
      { from: 0.53, right: 0, of: 1 },
      { from: 0.55, right: 91, of: 91 },
    ],
    dueDate: [{ from: 0.38, right: 46, of: 46 }],
    currency: [{ from: 0.75, right: 93, of: 93 }],
    supplierName: [
      { from: 0.4, right: 33, of: 34 },
      { from: 0.8, right: 54, of: 54 },
    ],
    supplierVatNumber: [{ from: 0.7, right: 80, of: 80 }],
    buyerName: [{ from: 0.52, right: 55, of: 55 }],
    buyerVatNumber: [{ from: 0.7, right: 20, of: 20 }],
    netTotal: [
      { from: 0.49, right: 0, of: 2 },
      { from: 0.5, right: 2, of: 4 },
      { from: 0.704, right: 77, of: 77 },
    ],
    vatTotal: [
      { from: 0.49, right: 4, of: 6 },
      { from: 0.8, right: 72, of: 72 },
    ],
    grossTotal: [
      { from: 0.5, right: 2, of: 4 },
      { from: 0.8, right: 83, of: 83 },
    ],
    amountDue: [
      { from: 0.49, right: 3, of: 5 },
      { from: 0.65, right: 72, of: 72 },
    ],
    iban: [{ from: 0.5, right: 59, of: 59 }],
    bic: [{ from: 0.92, right: 16, of: 17 }],
  },
  ocr: {
    typeCode: [
      { from: 0.65, right: 82, of: 90 },
      { from: 0.808, right: 26, of: 26 },
    ],
    invoiceNumber: [
      { from: 0.459, right: 2, of: 4 },
      { from: 0.578, right: 145, of: 145 },
    ],
    issueDate: [
      { from: 0.356, right: 0, of: 1 },
      { from: 0.38, right: 20, of: 24 },
      { from: 0.547, right: 245, of: 245 },
    ],
    dueDate: [{ from: 0.38, right: 91, of: 91 }],
    currency: [{ from: 0.5, right: 166, of: 166 }],
    supplierName: [
      { from: 0.373, right: 8, of: 10 },
      { from: 0.502, right: 17, of: 19 },
      { from: 0.587, right: 59, of: 65 },
      { from: 0.662, right: 169, of: 169 },
    ],
    supplierVatNumber: [{ from: 0.4, right: 131, of: 131 }],
    buyerName: [
      { from: 0.358, right: 0, of: 1 },
      { from: 0.373, right: 51, of: 55 },
      { from: 0.763, right: 38, of: 38 },
    ],
    buyerVatNumber: [{ from: 0.567, right: 39, of: 39 }],
    netTotal: [
      { from: 0.463, right: 0, of: 3 },
      { from: 0.5, right: 4, of: 8 },
      { from: 0.704, right: 134, of: 134 },
    ],
    vatTotal: [
      { from: 0.385, right: 10, of: 15 },
      { from: 0.793, right: 125, of: 125 },
    ],
    grossTotal: [
      { from: 0.431, right: 7, of: 12 },
      { from: 0.528, right: 4, of: 6 },
      { from: 0.793, right: 6, of: 8 },
      { from: 0.802, right: 238, of: 238 },
    ],
    amountDue: [
      { from: 0.49, right: 10, of: 14 },
      { from: 0.65, right: 123, of: 123 },
    ],
    iban: [{ from: 0.365, right: 94, of: 94 }],
    bic: [{ from: 0.794, right: 29, of: 30 }],
  },
};
