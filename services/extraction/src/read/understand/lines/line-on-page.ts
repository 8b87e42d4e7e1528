import type { ReadLine } from '@comptoir/contracts';
import { Decimal } from 'decimal.js';
import type { Placed } from '../../page-model.ts';
import { isProduct } from './product.ts';

export type LineOnPage = Placed<ReadLine> & {
  /** A reduction among the lines: part of their sum, and none of them. */
  readonly isReduction?: true;
  readonly isReduced?: true;
  readonly isOfOne?: true;
};

/** Whether a line is its count times its price. */
export const isProven = ({ quantity, unitPrice, netTotal }: LineOnPage): boolean =>
  quantity !== undefined &&
  unitPrice !== undefined &&
  netTotal !== undefined &&
  isProduct(new Decimal(quantity), unitPrice, netTotal);
