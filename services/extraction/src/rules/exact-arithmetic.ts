import { Document, type Element } from 'slimdom';
import { type XPathOptions, xpath } from './xpath-engine.ts';

const XQUERYX = 'http://www.w3.org/2005/XQueryX';
const OURS = 'urn:comptoir:exact';
const ARITHMETIC = new Set(['addOp', 'subtractOp', 'multiplyOp', 'divOp']);
/** As many decimals as a price has at most, and fewer than a double's error reaches below four thousand million. */
const DECIMALS = 6;
const DIGITS = 15;

xpath.registerCustomXPathFunction({ namespaceURI: OURS, localName: 'number' }, ['item()?'], 'item()?', (_, value) =>
  typeof value === 'number' && Number.isFinite(value) ? withoutError(value) : value,
);

/** The decimal number that a double stands for: 98.70 − 10.10 is 88.6 and not 88.60000000000001. */
export function withoutError(value: number): number {
  return Number(Number(value.toPrecision(DIGITS)).toFixed(DECIMALS));
}

/**
 * An expression whose sums, differences, products and quotients are those of decimal numbers. The engine computes
 * xs:decimal in doubles; the rules compare amounts for equality.
 * @returns the expression itself where it does no arithmetic, else its parsed form with each result cleaned of its error
 */
export function withExactArithmetic(expression: string, options: XPathOptions): string | Element {
  if (!/[+*]|\s-\s?|\bdiv\b|\bsum\s*\(/.test(expression)) return expression;
  const document = new Document();
  const parsed = xpath.parseScript(expression, options, document);
  const results = [...descendants(parsed)].filter(isResult);
  if (results.length === 0) return expression;
  for (const result of results) {
    const call = document.createElementNS(XQUERYX, 'xqx:functionCallExpr');
    const name = document.createElementNS(XQUERYX, 'xqx:functionName');
    name.setAttributeNS(XQUERYX, 'xqx:URI', OURS);
    name.appendChild(document.createTextNode('number'));
    const given = document.createElementNS(XQUERYX, 'xqx:arguments');
    call.appendChild(name);
    call.appendChild(given);
    result.parentNode?.replaceChild(call, result);
    given.appendChild(result);
  }
  return parsed;
}

function isResult(element: Element): boolean {
  if (ARITHMETIC.has(element.localName)) return true;
  return element.localName === 'functionCallExpr' && element.firstElementChild?.textContent === 'sum';
}

function* descendants(element: Element): Generator<Element> {
  for (const child of element.children) {
    yield child;
    yield* descendants(child);
  }
}
