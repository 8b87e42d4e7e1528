import { Explained } from './explained.tsx';

/** Past these many characters a value is cut and shown whole in a tooltip (specification 001 §9). */
export const DETAILS_LENGTH = 21;
export const OTHERS_LENGTH = 32;
export const PLACE_LENGTH = 20;

export const isLong = (text: string, limit: number): boolean => [...text].length > limit;

/** The characters that are shown of a value, counted as people count them. */
export const shorten = (text: string, limit: number): string =>
  isLong(text, limit) ? `${[...text].slice(0, limit).join('').trimEnd()}…` : text;

/** A value cut to what fits, whole in its tooltip. */
export function ShortText({ children, limit }: { children: string | undefined; limit: number }) {
  const text = children ?? '';
  if (!isLong(text, limit)) return <bdi>{text || '–'}</bdi>;
  return <Explained by={text}>{shorten(text, limit)}</Explained>;
}
