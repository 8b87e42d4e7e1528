// Made by `npm run calibrate`; docs/extraction.md says from what. Scores from `from` on: `right` of `of` values were right.
import type { CalibrationTable } from './calibrate-reading.ts';

export const TABLE: CalibrationTable = {
  text: {
    typeCode: [
      { from: 0.75, right: 43, of: 47 },
      { from: 0.95, right: 10, of: 10 },
    ],
    invoiceNumber: [{ from: 0.7, right: 67, of: 67 }],
    issueDate: [{ from: 0.55, right: 72, of: 72 }],
    dueDate: [{ from: 0.528, right: 45, of: 45 }],
    currency: [{ from: 0.75, right: 71, of: 71 }],
    supplierName: [
      { from: 0.42, right: 0, of: 1 },
      { from: 0.48, right: 13, of: 14 },
      { from: 0.769, right: 28, of: 30 },
      { from: 0.907, right: 18, of: 19 },
      { from: 0.934, right: 7, of: 7 },
    ],
    supplierVatNumber: [{ from: 0.7, right: 58, of: 58 }],
    buyerName: [
      { from: 0.52, right: 14, of: 20 },
      { from: 0.84, right: 24, of: 25 },
    ],
    buyerVatNumber: [{ from: 0.7, right: 20, of: 20 }],
    netTotal: [
      { from: 0.5, right: 2, of: 4 },
      { from: 0.562, right: 61, of: 61 },
    ],
    vatTotal: [
      { from: 0.5, right: 2, of: 4 },
      { from: 0.85, right: 56, of: 56 },
    ],
    grossTotal: [
      { from: 0.5, right: 2, of: 4 },
      { from: 0.75, right: 67, of: 67 },
    ],
    amountDue: [
      { from: 0.5, right: 2, of: 4 },
      { from: 0.65, right: 57, of: 57 },
    ],
    iban: [{ from: 0.55, right: 37, of: 37 }],
    bic: [{ from: 0.92, right: 16, of: 17 }],
  },
  ocr: {},
};
