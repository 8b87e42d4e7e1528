import type { Candidate } from '../candidate.ts';

export type SupplierAndBuyer = {
  readonly supplierName: Candidate | undefined;
  readonly buyerName: Candidate | undefined;
  readonly supplierVatNumber: Candidate | undefined;
  readonly buyerVatNumber: Candidate | undefined;
};
