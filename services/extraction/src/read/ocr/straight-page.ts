import type { Point, Projective } from '../projective.ts';
import type { GreyImage } from './grey-image.ts';

/** A page alone, as seen from straight above, with the way from its fractions to those of the picture that shows it. */
export type StraightPage = {
  readonly image: GreyImage;
  readonly toFractions: Projective;
  /** Whether the picture showed more than the page. */
  readonly isPhotograph: boolean;
  /** Its edges, those that were followed: pixels of the image. */
  readonly edges?: readonly (readonly Point[])[];
};
