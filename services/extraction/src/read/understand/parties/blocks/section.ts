import type { Label } from '../../labels/label.ts';
import type { Cell } from '../../text/document-text.ts';

export type SectionKind = 'supplier' | 'buyer' | 'deliverTo' | 'otherParty';

/** A heading that says whose data stand under it or behind it. */
export type Section = {
  readonly kind: SectionKind;
  readonly cell: Cell;
  readonly label: Label;
  /** The row that no party's data go beyond: the head of the next table of lines. */
  readonly end: number;
  /** Where the lines under it begin, if that is left of it: it stands in the middle over them. */
  readonly left?: number;
};
