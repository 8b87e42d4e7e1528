// Made by `npm run calibrate`; docs/extraction.md says from what. Scores from `from` on: `right` of `of` values were right.
import type { CalibrationTable } from './calibration-table.ts';

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
      { from: 0.45, right: 0, of: 1 },
      { from: 0.55, right: 91, of: 91 },
    ],
    dueDate: [{ from: 0.38, right: 46, of: 46 }],
    currency: [{ from: 0.75, right: 93, of: 93 }],
    supplierName: [
      { from: 0.42, right: 33, of: 34 },
      { from: 0.8, right: 54, of: 54 },
    ],
    supplierVatNumber: [{ from: 0.7, right: 80, of: 80 }],
    buyerName: [{ from: 0.52, right: 55, of: 55 }],
    buyerVatNumber: [{ from: 0.7, right: 23, of: 23 }],
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
      { from: 0.49, right: 4, of: 6 },
      { from: 0.8, right: 83, of: 83 },
    ],
    amountDue: [
      { from: 0.441, right: 5, of: 7 },
      { from: 0.65, right: 72, of: 72 },
    ],
    iban: [{ from: 0.5, right: 59, of: 59 }],
    bic: [{ from: 0.92, right: 16, of: 17 }],
  },
  ocr: {
    typeCode: [
      { from: 0.593, right: 83, of: 91 },
      { from: 0.835, right: 25, of: 25 },
    ],
    invoiceNumber: [
      { from: 0.37, right: 0, of: 1 },
      { from: 0.392, right: 4, of: 8 },
      { from: 0.602, right: 138, of: 138 },
    ],
    issueDate: [
      { from: 0.38, right: 6, of: 8 },
      { from: 0.522, right: 263, of: 263 },
    ],
    dueDate: [{ from: 0.38, right: 91, of: 91 }],
    currency: [{ from: 0.745, right: 166, of: 166 }],
    supplierName: [
      { from: 0.38, right: 0, of: 2 },
      { from: 0.399, right: 23, of: 27 },
      { from: 0.6, right: 54, of: 59 },
      { from: 0.71, right: 177, of: 177 },
    ],
    supplierVatNumber: [{ from: 0.4, right: 140, of: 140 }],
    buyerName: [
      { from: 0.38, right: 50, of: 51 },
      { from: 0.796, right: 37, of: 37 },
    ],
    buyerVatNumber: [{ from: 0.4, right: 40, of: 40 }],
    netTotal: [
      { from: 0.464, right: 0, of: 1 },
      { from: 0.49, right: 1, of: 3 },
      { from: 0.5, right: 4, of: 8 },
      { from: 0.704, right: 137, of: 137 },
    ],
    vatTotal: [
      { from: 0.386, right: 8, of: 12 },
      { from: 0.787, right: 128, of: 128 },
    ],
    grossTotal: [
      { from: 0.5, right: 5, of: 10 },
      { from: 0.608, right: 2, of: 3 },
      { from: 0.75, right: 254, of: 254 },
    ],
    amountDue: [
      { from: 0.49, right: 7, of: 11 },
      { from: 0.65, right: 127, of: 127 },
    ],
    iban: [{ from: 0.475, right: 98, of: 98 }],
    bic: [{ from: 0.87, right: 32, of: 34 }],
  },
  template: [
    { from: 0.665, right: 0, of: 4 },
    { from: 0.712, right: 3087, of: 3087 },
  ],
};
