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
    dueDate: [{ from: 0.528, right: 45, of: 45 }],
    currency: [{ from: 0.75, right: 91, of: 91 }],
    supplierName: [
      { from: 0.42, right: 2, of: 3 },
      { from: 0.48, right: 33, of: 36 },
      { from: 0.84, right: 24, of: 26 },
      { from: 0.907, right: 18, of: 19 },
      { from: 0.934, right: 7, of: 7 },
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
      { from: 0.85, right: 70, of: 70 },
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
    invoiceNumber: [{ from: 0.56, right: 130, of: 130 }],
    issueDate: [
      { from: 0.358, right: 1, of: 2 },
      { from: 0.428, right: 41, of: 43 },
      { from: 0.583, right: 81, of: 82 },
      { from: 0.755, right: 40, of: 40 },
    ],
    dueDate: [
      { from: 0.487, right: 53, of: 54 },
      { from: 0.796, right: 32, of: 32 },
    ],
    currency: [{ from: 0.75, right: 139, of: 139 }],
    supplierName: [
      { from: 0.39, right: 0, of: 4 },
      { from: 0.502, right: 32, of: 42 },
      { from: 0.671, right: 25, of: 28 },
      { from: 0.769, right: 61, of: 65 },
      { from: 0.884, right: 30, of: 30 },
    ],
    supplierVatNumber: [{ from: 0.486, right: 104, of: 104 }],
    buyerName: [
      { from: 0.481, right: 41, of: 58 },
      { from: 0.763, right: 47, of: 49 },
    ],
    buyerVatNumber: [
      { from: 0.636, right: 17, of: 19 },
      { from: 0.873, right: 19, of: 19 },
    ],
    netTotal: [
      { from: 0.49, right: 7, of: 11 },
      { from: 0.598, right: 8, of: 9 },
      { from: 0.869, right: 104, of: 104 },
    ],
    vatTotal: [
      { from: 0.49, right: 1, of: 4 },
      { from: 0.5, right: 3, of: 7 },
      { from: 0.81, right: 107, of: 107 },
    ],
    grossTotal: [
      { from: 0.5, right: 4, of: 9 },
      { from: 0.639, right: 3, of: 5 },
      { from: 0.696, right: 68, of: 71 },
      { from: 0.914, right: 80, of: 80 },
    ],
    amountDue: [
      { from: 0.5, right: 4, of: 8 },
      { from: 0.6, right: 112, of: 112 },
    ],
    iban: [{ from: 0.401, right: 72, of: 72 }],
    bic: [
      { from: 0.794, right: 24, of: 26 },
      { from: 0.848, right: 4, of: 4 },
    ],
  },
};
