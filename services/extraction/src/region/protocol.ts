import type { ReadingRefusal, ValueKind } from '@comptoir/contracts';
import type { ReadLimits } from '../read/limits.ts';
import type { Fractions, Region } from './read-region.ts';

/** Parent to child. Without bytes it is about the document of the last request. */
export type RegionRequest = {
  readonly documentId: string;
  readonly bytes?: Uint8Array;
  readonly region: Region;
  readonly kind: ValueKind;
  readonly limits: ReadLimits;
};

export type RegionValue = {
  readonly text: string;
  readonly value?: string;
  readonly confidence: number;
  readonly source: 'text' | 'ocr';
  readonly box: Fractions;
};

/** Child to parent. */
export type RegionAnswer =
  | { readonly kind: 'region'; readonly region: RegionValue }
  | { readonly kind: 'refusal'; readonly code: ReadingRefusal; readonly message: string }
  | { readonly kind: 'failure'; readonly message: string; readonly spent: boolean };
