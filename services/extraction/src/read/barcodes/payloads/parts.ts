// How the standards part what they say: queries of addresses, pairs, JSON, base64.

/** What is named by lower-case names; of a name that stands twice, the first. */
export type Named = ReadonlyMap<string, string>;

const named = (pairs: Iterable<readonly [string, string]>): Named =>
  new Map([...pairs].reverse().map(([name, value]) => [name.trim().toLowerCase(), value.trim()]));

export type Address = { readonly host: string; readonly path: string; readonly query: Named };

/** An address and what its query says; undefined where the payload is none. */
export function addressIn(payload: string): Address | undefined {
  const text = payload.replace(/^\uFEFF/, '').trim();
  if (!/^[a-z]+:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { host, pathname, searchParams } = new URL(text);
  return { host: host.toLowerCase(), path: pathname, query: named(searchParams) };
}

/** 'A:1*B:2' by its two signs; what has no second sign is left out. */
export function pairsIn(payload: string, between: string, within: string): Named {
  const pairs = payload.split(between).flatMap((pair) => {
    const at = pair.indexOf(within);
    return at < 0 ? [] : [[pair.slice(0, at), pair.slice(at + within.length)] as const];
  });
  return named(pairs);
}

/** The lines of a payload, without the spaces around them. */
export const linesOf = (payload: string): string[] => payload.split(/\r\n|\n|\r/).map((line) => line.trim());

/**
 * What a JSON object says, that of an object within it too. Programs write it without its braces, in quotes, with noughts before a
 * number, a comma too many, or cut to as much as their table holds: of such a one, the pairs that are whole. Undefined where there are none.
 */
export function jsonIn(text: string): Named | undefined {
  const plain = text.replace(/^\uFEFF/, '').trim();
  const read = objectIn(plain);
  if (read) return named(scalarsOf(read));
  const pairs = [...plain.matchAll(PAIR)].map(([, key = '', quoted, bare]) => [key, quoted ?? bare ?? ''] as const);
  return pairs.length > 0 ? named(pairs) : undefined;
}

/** A name and a string without signs that would need a stroke, or a number; what goes on behind it is no whole value. */
const PAIR =
  /"([\w.() ]{1,40})"\s{0,20}:\s{0,20}(?:"([^"\\]{0,200})"(?=\s{0,20}(?:[,}]|$))|(-?\d{1,20}(?:\.\d{1,10})?)(?=\s{0,20}[,}]))/g;

function objectIn(text: string): object | undefined {
  const read = parsed(text);
  const value = typeof read === 'string' ? parsed(read) : read;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function scalarsOf(value: object, depth = 0): (readonly [string, string])[] {
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) => {
    if (typeof one === 'string' || typeof one === 'number') return [[key, String(one)] as const];
    return typeof one === 'object' && one !== null && depth === 0 ? scalarsOf(one, depth + 1) : [];
  });
}

const BASE64 = /^[A-Za-z0-9+/_-]{8,}={0,2}$/;

/** The bytes of base64 (RFC 4648, either alphabet); undefined where it is none. */
export function base64In(text: string): Buffer | undefined {
  const plain = text.trim();
  return BASE64.test(plain) ? Buffer.from(plain, 'base64') : undefined;
}

/** '%2A' as it is meant; as it is where it is not meant so. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
