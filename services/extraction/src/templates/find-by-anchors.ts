import type { DocumentText } from '../read/understand/text/document-text.ts';
import { type Measures, offsets, onOneLine, wordsBetween } from './anchors.ts';
import { rounded } from './find-marks.ts';
import { findValues, type Value } from './find-values.ts';
import type { Phrase } from './phrases.ts';
import type { Anchor, FoundRule, NumberShape, Place, Shape } from './template.ts';

/** A value with what speaks for it: 0 to 1. */
export type Sighting = { readonly at: Value; readonly score: number };

export type Search = {
  readonly text: DocumentText;
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly measures: ReadonlyMap<number, Measures>;
  readonly numbers: NumberShape;
};

/** Less than this much evidence is none. */
const LEAST = 0.3;
/** How far aside, in page widths, a value still stands in its label's column. */
const ASIDE = 0.012;
/** What is known by its place alone may be something else on a page that is filled otherwise. */
const PLACE_ALONE = 0.7;

/**
 * Where the value of a field may stand, the best first. A value is weighed by its labels: how they stand to it against how
 * they stood. Where labels were learned and none of the best two is on the pages, the field is not there.
 */
export function findByAnchors(search: Search, rule: FoundRule): Sighting[] {
  const { text, phrases, measures } = search;
  const near = rule.anchors.slice(0, 2);
  const isAnnounced = near.some((anchor) => phrases.has(anchor.text));
  if (near.length > 0 && !isAnnounced) return [];
  const total = rule.anchors.reduce((sum, { weight }) => sum + weight, 0);
  const preferred = (rule.page === 'first' ? text.pages.at(0) : text.pages.at(-1))?.number;
  return findValues(text, rule.shape, search.numbers)
    .flatMap((at): Sighting[] => {
      const measure = measures.get(at.cell.page);
      if (!measure) return [];
      const fits = rule.anchors.map((anchor) => anchor.weight * fitOf(search, anchor, at, measure));
      const placed = placeFit(text, rule.place, at, measure);
      const byLabels =
        total === 0
          ? PLACE_ALONE * placed
          : 0.7 * Math.max(...fits) + 0.25 * (fits.reduce((sum, fit) => sum + fit, 0) / total) + 0.05 * placed;
      const score = byLabels * at.fits * (at.cell.page === preferred ? 1 : 0.93);
      return score >= LEAST ? [{ at, score }] : [];
    })
    .sort((a, b) => b.score - a.score);
}

/** 0 to 1: how well a value stands to a label as it did; the best of the label's places. */
function fitOf(search: Search, anchor: Anchor, at: Value, measure: Measures): number {
  return Math.max(
    0,
    ...(search.phrases.get(anchor.text) ?? []).map((label) => fitTo(search, anchor, label, at, measure)),
  );
}

function fitTo({ text }: Search, anchor: Anchor, label: Phrase, at: Value, { width, wordHeight }: Measures): number {
  if (label.cell.page !== at.cell.page || overlaps(label, at)) return 0;
  const { dx0, dx1, dy } = offsets(label.box, at.box, width);
  const middle = Math.abs((dx0 + dx1 - anchor.dx0 - anchor.dx1) / 2);
  const aside = Math.min(Math.abs(dx0 - anchor.dx0), Math.abs(dx1 - anchor.dx1), middle);
  if (anchor.side === 'right' || anchor.side === 'left') {
    if (!onOneLine(label.box, at.box, wordHeight * width)) return 0;
    if (anchor.side === 'right' ? at.box.x0 < label.box.x0 : at.box.x0 > label.box.x0) return 0;
    const steps = Math.abs(wordsBetween(text, label, at) - anchor.steps);
    const aligned = fading(aside, ASIDE, 0.06);
    return steps === 0 ? 0.9 + 0.1 * aligned : Math.max(0.9 * aligned, steps === 1 ? 0.5 : 0);
  }
  const off = Math.abs(dy - anchor.dy) / wordHeight;
  return fading(aside, ASIDE, 0.06) * fading(off, 0.4, 2);
}

/** A label that would lead to another value as well, on the very page it was learned from, is worth half. */
export function tryAnchors(search: Search, anchors: readonly Anchor[], at: Value, shape: Shape): Anchor[] {
  const rivals = findValues(search.text, shape, search.numbers).filter((other) => other.value !== at.value);
  const weighed = anchors.map((anchor) => {
    const misleads = rivals.some((other) => {
      const measure = search.measures.get(other.cell.page);
      return measure && fitOf(search, anchor, other, measure) >= 0.5;
    });
    return { ...anchor, weight: anchor.weight * (misleads ? 0.5 : 1) };
  });
  const most = Math.max(0, ...weighed.map(({ weight }) => weight));
  return weighed
    .sort((a, b) => b.weight - a.weight)
    .map((anchor) => ({ ...anchor, weight: Math.round((1000 * anchor.weight) / most) / 1000 }));
}

/** 1 up to `full`, nothing from `none` on. */
function fading(distance: number, full: number, none: number): number {
  return distance <= full ? 1 : Math.max(0, (none - distance) / (none - full));
}

function overlaps(label: Phrase, at: Value): boolean {
  return label.cell === at.cell && label.from < at.to && at.from < label.to;
}

function placeFit(text: DocumentText, place: Place, at: Value, { width }: Measures): number {
  const here = placeOf(text, at, width, place.from);
  const aside = Math.min(Math.abs(here.x0 - place.x0), Math.abs(here.x1 - place.x1));
  return fading(aside, ASIDE, 0.05) * fading(Math.abs(here.y - place.y), 0.01, 0.06);
}

/**
 * Each field its own place: what stands best to the labels of one field is not another's as well, unless it has nothing
 * else to say. Gives every field's sightings without those that another field has the better claim to.
 */
export function shareOut<K>(sightings: ReadonlyMap<K, readonly Sighting[]>): Map<K, readonly Sighting[]> {
  const claims = [...sightings].flatMap(([name, list]) => list.map((one) => ({ name, one })));
  claims.sort((a, b) => b.one.score - a.one.score);
  const settled = new Map<K, Sighting>();
  const taken: Sighting[] = [];
  for (const { name, one } of claims) {
    if (settled.has(name) || taken.some((other) => sharesWords(other.at, one.at))) continue;
    settled.set(name, one);
    taken.push(one);
  }
  return new Map(
    [...sightings].map(([name, list]) => [
      name,
      list.filter((one) => one === settled.get(name) || !taken.some((other) => sharesWords(other.at, one.at))),
    ]),
  );
}

function sharesWords(a: Value, b: Value): boolean {
  return a.cell === b.cell && a.from < b.to && b.from < a.to;
}

/** Where a value stands on its page, from its top or bottom to the value's middle. */
export function placeOf(text: DocumentText, at: Value, width: number, from?: Place['from']): Place {
  const page = text.pages.find((one) => one.number === at.cell.page);
  const height = page?.height ?? 0;
  const middle = (at.box.y0 + at.box.y1) / 2;
  const edge = from ?? (middle > 0.85 * height ? 'bottom' : 'top');
  return {
    from: edge,
    x0: rounded(at.box.x0 / width),
    x1: rounded(at.box.x1 / width),
    y: Math.max(0, rounded((edge === 'top' ? middle : height - middle) / width)),
  };
}
