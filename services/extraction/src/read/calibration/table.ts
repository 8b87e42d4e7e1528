// Made by `npm run calibrate`; docs/extraction.md says from what. Scores from `from` on: `right` of `of` values were right.
import type { CalibrationTable } from './calibrate-reading.ts';

export const TABLE: CalibrationTable = {
  text: {
    typeCode: [
      { from: 0.75, right: 42, of: 46 },
      { from: 0.88, right: 11, of: 11 },
    ],
    invoiceNumber: [{ from: 0.7, right: 79, of: 79 }],
    issueDate: [
      { from: 0.53, right: 0, of: 1 },
      { from: 0.55, right: 89, of: 89 },
    ],
    dueDate: [{ from: 0.528, right: 46, of: 46 }],
    currency: [{ from: 0.75, right: 91, of: 91 }],
    supplierName: [
      { from: 0.42, right: 2, of: 3 },
      { from: 0.48, right: 58, of: 62 },
      { from: 0.907, right: 16, of: 17 },
      { from: 0.934, right: 9, of: 9 },
    ],
    supplierVatNumber: [{ from: 0.7, right: 78, of: 78 }],
    buyerName: [
      { from: 0.52, right: 16, of: 20 },
      { from: 0.84, right: 24, of: 25 },
    ],
    buyerVatNumber: [{ from: 0.7, right: 20, of: 20 }],
    netTotal: [
      { from: 0.49, right: 4, of: 8 },
      { from: 0.6, right: 73, of: 73 },
    ],
    vatTotal: [
      { from: 0.5, right: 2, of: 4 },
      { from: 0.8, right: 70, of: 70 },
    ],
    grossTotal: [
      { from: 0.5, right: 2, of: 4 },
      { from: 0.621, right: 83, of: 83 },
    ],
    amountDue: [
      { from: 0.5, right: 2, of: 4 },
      { from: 0.621, right: 73, of: 73 },
    ],
    iban: [{ from: 0.55, right: 57, of: 57 }],
    bic: [{ from: 0.92, right: 16, of: 17 }],
  },
  ocr: {
    typeCode: [
      { from: 0.67, right: 80, of: 88 },
      { from: 0.808, right: 26, of: 26 },
    ],
    invoiceNumber: [{ from: 0.56, right: 143, of: 143 }],
    issueDate: [
      { from: 0.358, right: 2, of: 3 },
      { from: 0.44, right: 10, of: 11 },
      { from: 0.513, right: 183, of: 183 },
    ],
    dueDate: [{ from: 0.492, right: 103, of: 103 }],
    currency: [{ from: 0.75, right: 171, of: 171 }],
    supplierName: [
      { from: 0.352, right: 0, of: 2 },
      { from: 0.393, right: 2, of: 4 },
      { from: 0.431, right: 32, of: 41 },
      { from: 0.657, right: 13, of: 14 },
      { from: 0.725, right: 28, of: 30 },
      { from: 0.754, right: 74, of: 78 },
      { from: 0.884, right: 31, of: 31 },
    ],
    supplierVatNumber: [{ from: 0.486, right: 134, of: 134 }],
    buyerName: [
      { from: 0.481, right: 41, of: 58 },
      { from: 0.763, right: 47, of: 49 },
    ],
    buyerVatNumber: [
      { from: 0.636, right: 17, of: 19 },
      { from: 0.873, right: 19, of: 19 },
    ],
    netTotal: [
      { from: 0.49, right: 9, of: 16 },
      { from: 0.793, right: 124, of: 124 },
    ],
    vatTotal: [
      { from: 0.38, right: 10, of: 20 },
      { from: 0.786, right: 120, of: 120 },
    ],
    grossTotal: [
      { from: 0.452, right: 0, of: 1 },
      { from: 0.5, right: 4, of: 8 },
      { from: 0.511, right: 27, of: 32 },
      { from: 0.81, right: 140, of: 140 },
    ],
    amountDue: [
      { from: 0.5, right: 4, of: 8 },
      { from: 0.6, right: 127, of: 127 },
    ],
    iban: [{ from: 0.401, right: 103, of: 103 }],
    bic: [
      { from: 0.794, right: 24, of: 26 },
      { from: 0.848, right: 4, of: 4 },
    ],
  },
};
