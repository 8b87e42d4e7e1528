import type { Amount } from '../../money/figures/amount.ts';
import { overlap } from '../head/header-columns.ts';

/** Columns of forms are set to the middle too: the narrower of two figures of one stands mostly under the other. */
export const isUnder = ({ box }: Amount, { box: above }: Amount): boolean =>
  overlap(box, above) > Math.min(box.x1 - box.x0, above.x1 - above.x0) / 2;
