import { Decimal } from 'decimal.js';
import { calendarDay } from '../calendar.ts';
import { textAt, type XmlNode } from './parse-xml.ts';

/** An amount as a decimal string with two decimals at least; undefined where the text is no number. */
export function amount(text: string | undefined): string | undefined {
  const value = plainNumber(text);
  return value?.toFixed(Math.max(2, value.decimalPlaces()));
}

/** A quantity or a rate: as short as it can be written. */
export function quantity(text: string | undefined): string | undefined {
  return plainNumber(text)?.toFixed();
}

/** An ISO date or CII's format 102 (YYYYMMDD); a time behind it and a time zone are dropped, never applied. */
export function isoDate(text: string | undefined): string | undefined {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text ?? '');
  if (!match) return undefined;
  return calendarDay(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** CII writes a date as DateTimeString, wrapped or not. */
export function ciiDate(node: XmlNode | undefined): string | undefined {
  return isoDate(textAt(node, 'DateTimeString|DateTime|DateString|Date') ?? node?.text);
}

export function sum(amounts: readonly (string | undefined)[]): string | undefined {
  const known = amounts.filter((value) => value !== undefined);
  return known.length === 0
    ? undefined
    : amount(known.reduce((total, value) => total.plus(value), new Decimal(0)).toFixed());
}

export function squeezed(text: string | undefined): string | undefined {
  return text?.replace(/\s+/g, '').toUpperCase() || undefined;
}

export function oneLine(text: string | undefined): string | undefined {
  return text?.replace(/\s+/g, ' ').trim() || undefined;
}

/** The text of a node that has this attribute value, among siblings of one name. */
export function textWith(nodes: readonly XmlNode[], attribute: string, values: readonly string[]): string | undefined {
  return nodes.find((node) => values.includes(node.attributes[attribute] ?? ''))?.text || undefined;
}

function plainNumber(text: string | undefined): Decimal | undefined {
  return text && /^[-+]?(\d+\.?\d*|\.\d+)$/.test(text.trim()) ? new Decimal(text.trim()) : undefined;
}
