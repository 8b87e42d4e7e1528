import type { Attr, Element, Node } from 'slimdom';

/** One alternative of an XSLT match pattern, its steps from the last to the first: it is matched upwards. */
export type PathPattern = {
  readonly steps: readonly PatternStep[];
  /** Whether the first step is the document's root element. */
  readonly absolute: boolean;
};

export type PatternStep = {
  readonly attribute: boolean;
  /** Null for names in none, undefined where any will do. */
  readonly namespace: string | null | undefined;
  /** `*` for any. */
  readonly name: string;
  readonly predicates: readonly string[];
  /** Whether anything may stand between the step before it and this one: `//`. */
  readonly anywhere: boolean;
};

/**
 * Reads a match pattern of names, `/`, `//`, `|`, `@` and predicates, which is what the published rules write.
 * @throws Error on anything else: a pattern that is understood half would lose rules unseen
 */
export function parsePattern(pattern: string, namespaces: Readonly<Record<string, string>>): PathPattern[] {
  return splitOutside(pattern, /^\|/)
    .flatMap((alternative) => withoutChoice(alternative.trim()))
    .map((path) => parsePath(path, namespaces));
}

/** `a/(b|c)[d]/e` as `a/b[d]/e` and `a/c[d]/e`. */
function withoutChoice(path: string): string[] {
  let from = -1;
  let depth = 0;
  let to = -1;
  scan(path, (at) => {
    const letter = path[at] ?? '';
    if (letter === '(' && depth === 0 && from < 0 && /(?:^|\/)\s*$/.test(path.slice(0, at))) from = at;
    if ('[('.includes(letter)) depth += 1;
    if ('])'.includes(letter)) depth -= 1;
    if (letter === ')' && depth === 0 && from >= 0 && to < 0) to = at;
  });
  if (to < 0) return [path];
  return splitOutside(path.slice(from + 1, to), /^\|/).flatMap((choice) =>
    withoutChoice(`${path.slice(0, from)}${choice.trim()}${path.slice(to + 1)}`),
  );
}

/** Whether the node is matched; `holds` evaluates a predicate on a node. */
export function matches(pattern: PathPattern, node: Node, holds: (predicate: string, node: Node) => boolean): boolean {
  return matchesFrom(0, node);

  function matchesFrom(index: number, candidate: Node | null): boolean {
    const step = pattern.steps[index];
    if (!step || !candidate || !isNamed(step, candidate)) return false;
    if (!step.predicates.every((predicate) => holds(predicate, candidate))) return false;
    const parent = step.attribute ? (candidate as Attr).ownerElement : candidate.parentNode;
    if (index === pattern.steps.length - 1) return !pattern.absolute || parent?.nodeType === parent?.DOCUMENT_NODE;
    if (!step.anywhere) return matchesFrom(index + 1, parent);
    for (let above = parent; above; above = above.parentNode) if (matchesFrom(index + 1, above)) return true;
    return false;
  }
}

function isNamed(step: PatternStep, node: Node): boolean {
  if (node.nodeType !== (step.attribute ? node.ATTRIBUTE_NODE : node.ELEMENT_NODE)) return false;
  const { localName, namespaceURI } = node as Element | Attr;
  if (step.namespace !== undefined && namespaceURI !== step.namespace) return false;
  return step.name === '*' || localName === step.name;
}

function parsePath(path: string, namespaces: Readonly<Record<string, string>>): PathPattern {
  const separators: string[] = [];
  const parts = splitOutside(path, /^\/\/?/, (separator) => separators.push(separator));
  const leading = parts[0] === '' ? separators.shift() : undefined;
  const steps = (leading ? parts.slice(1) : parts).map((part, index) =>
    parseStep(part.trim(), index > 0 && separators[index - 1] === '//', namespaces),
  );
  return { steps: steps.reverse(), absolute: leading === '/' };
}

const STEP = /^(@?)(?:([\w.-]+):)?([\w.-]+|\*)\s*((?:\[[\s\S]*\])?)$/;

function parseStep(text: string, anywhere: boolean, namespaces: Readonly<Record<string, string>>): PatternStep {
  const match = STEP.exec(text);
  const [, at, prefix, name = '', brackets = ''] = match ?? [];
  if (!match || (prefix !== undefined && !namespaces[prefix]))
    throw new Error(`a match pattern that is not read: ${text}`);
  const namespace = prefix === undefined ? (name === '*' ? undefined : null) : namespaces[prefix];
  return { attribute: at === '@', namespace, name, predicates: predicatesOf(brackets), anywhere };
}

function predicatesOf(brackets: string): string[] {
  const predicates: string[] = [];
  let depth = 0;
  let from = 0;
  scan(brackets, (at) => {
    if (brackets[at] === '[' && ++depth === 1) from = at + 1;
    if (brackets[at] === ']' && --depth === 0) predicates.push(brackets.slice(from, at).trim());
  });
  const positional = predicates.find((one) => /^\d+$|\b(?:position|last)\s*\(/.test(one));
  if (positional) throw new Error(`a match pattern by position is not read: ${positional}`);
  return predicates;
}

/** Splits where `separator` stands outside of brackets, parentheses and literals. */
function splitOutside(text: string, separator: RegExp, found: (separator: string) => void = () => {}): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  scan(text, (at) => {
    const letter = text[at] ?? '';
    if ('[('.includes(letter)) depth += 1;
    if ('])'.includes(letter)) depth -= 1;
    const match = depth === 0 && at >= from ? separator.exec(text.slice(at, at + 2))?.[0] : undefined;
    if (!match) return;
    parts.push(text.slice(from, at));
    found(match);
    from = at + match.length;
  });
  return [...parts, text.slice(from)];
}

/** Visits every character that stands in no literal. */
function scan(text: string, visit: (at: number) => void): void {
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (quote) {
      if (letter === quote) quote = '';
    } else if (letter === "'" || letter === '"') quote = letter;
    else visit(at);
  }
}
