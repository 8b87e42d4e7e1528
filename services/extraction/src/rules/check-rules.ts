import type { Attr, Document, Element, Node } from 'slimdom';
import { withExactArithmetic } from './exact-arithmetic.ts';
import { matches, type PathPattern, parsePattern } from './match-pattern.ts';
import type { Assertion, Rule, RulePattern, RuleSet, Variable } from './rule-set.ts';
import { type XPathOptions, xpath } from './xpath-engine.ts';

/** A rule that a document breaks, at one place. */
export type Breach = {
  readonly id: string;
  readonly flag: string;
  readonly text: string;
  /** Where, as names from the root: `CrossIndustryInvoice/…/ram:ApplicableTradeTax`. */
  readonly place: string;
};

export type RuleOutcome = {
  readonly breaches: readonly Breach[];
  /** Ids of the rules that could not be evaluated on this document, with why: neither kept nor broken. */
  readonly unchecked: ReadonlyMap<string, string>;
};

/** Says which of a set's rules a document breaks. What it compiles of the rules it keeps: a first check is slow. */
export type RuleChecker = (document: Document) => RuleOutcome;

/** How many breaches are told: a document of ten thousand lines may break a rule on each. */
const MOST_BREACHES = 500;

/** One way into a rule; `order` tells which of a pattern's rules is tried first. */
type Candidate = { readonly order: number; readonly rule: Rule; readonly pattern: PathPattern };
type PreparedPattern = {
  readonly attributes: boolean;
  /** Rules by the name their contexts end with. */
  readonly byName: ReadonlyMap<string, readonly Candidate[]>;
  /** Rules whose contexts end with any element. */
  readonly ofAny: readonly Candidate[];
};

/** Makes ready to check documents by a set of rules. @throws Error where its contexts or functions are not understood */
export function createRuleChecker(set: RuleSet): RuleChecker {
  const patterns = set.patterns.map((pattern) => prepare(pattern, set.namespaces));
  const imports = registerModules(set);
  const options: XPathOptions = {
    language: 'XPath3.1',
    namespaceResolver: (prefix) => imports[prefix] ?? set.namespaces[prefix] ?? BUILT_IN[prefix] ?? null,
    moduleImports: imports,
  };
  const ofSet = set.variables.map(([name, select]): Variable => [name, `root(.) ! (${select})`]);
  const withVariables = (expression: string, rule: Rule) => bound(bound(expression, rule.variables), ofSet);
  const ready = new Map<string, ReturnType<typeof withExactArithmetic>>();
  const compiled = (expression: string) => {
    const known = ready.get(expression) ?? withExactArithmetic(expression, options);
    ready.set(expression, known);
    return known;
  };
  const holds = (test: string, node: Node) => xpath.evaluateXPathToBoolean(compiled(test), node, null, null, options);

  return (document) => {
    const breaches: Breach[] = [];
    const unchecked = new Map<string, string>();
    const nodes = nodesByName(document);
    for (const pattern of patterns) for (const [node, rule] of fired(pattern, nodes)) check(rule, node);
    return { breaches, unchecked };

    /** The nodes a pattern has a rule for, each with the first that matches. */
    function* fired(pattern: PreparedPattern, present: NodesByName): Generator<[Node, Rule]> {
      for (const [name, found] of present) {
        const isAttribute = name.startsWith('@');
        const candidates = isAttribute
          ? (pattern.attributes && pattern.byName.get(name)) || []
          : inOrder(pattern.byName.get(name) ?? [], pattern.ofAny);
        if (candidates.length === 0) continue;
        for (const node of found) {
          const first = candidates.find(({ pattern, rule }) => isIn(pattern, node, rule));
          if (first) yield [node, first.rule];
        }
      }
    }

    function isIn(pattern: PathPattern, node: Node, rule: Rule): boolean {
      try {
        return matches(pattern, node, (predicate, at) => holds(bound(predicate, ofSet), at));
      } catch (error) {
        for (const { id } of rule.assertions) unchecked.set(id, reasonOf(error));
        return false;
      }
    }

    function check(rule: Rule, node: Node): void {
      for (const assertion of rule.assertions) {
        if (breaches.length >= MOST_BREACHES) return;
        try {
          if (!holds(withVariables(assertion.test, rule), node)) breaches.push(breachOf(rule, assertion, node));
        } catch (error) {
          unchecked.set(assertion.id, reasonOf(error));
        }
      }
    }
  };

  function breachOf(rule: Rule, { id, flag, text }: Assertion, node: Node): Breach {
    const words = text.map((part) =>
      typeof part === 'string'
        ? part
        : valueInWords(() => xpath.evaluateXPathToString(withVariables(part.value, rule), node, null, null, options)),
    );
    return { id, flag, text: words.join('').replace(/\s+/g, ' ').trim(), place: placeOf(node) };
  }
}

let registered = 0;

/**
 * Makes a set's functions known to the engine, each set's under a namespace of its own: the engine has one register a
 * process, and the sets of one publisher give the same names to different functions.
 */
function registerModules({ modules }: RuleSet): Record<string, string> {
  registered += 1;
  return Object.fromEntries(
    modules.map(({ prefix, namespace, code }) => {
      const own = `${namespace}#${registered}`;
      xpath.registerXQueryModule(code.replace(`"${namespace}"`, `"${own}"`));
      return [prefix, own];
    }),
  );
}

const BUILT_IN: Readonly<Record<string, string>> = {
  xs: 'http://www.w3.org/2001/XMLSchema',
  fn: 'http://www.w3.org/2005/xpath-functions',
};

/** The variables that an expression uses, bound around it: they keep their types, and cost where they are used. */
function bound(expression: string, variables: readonly Variable[]): string {
  let whole = expression;
  for (const [name, select] of [...variables].reverse())
    if (new RegExp(`\\$${name}(?![\\w.-])`).test(whole)) whole = `let $${name} := (${select}) return (${whole})`;
  return whole;
}

function prepare({ rules, attributes }: RulePattern, namespaces: RuleSet['namespaces']): PreparedPattern {
  const byName = new Map<string, Candidate[]>();
  const ofAny: Candidate[] = [];
  for (const [order, rule] of rules.entries()) {
    for (const pattern of parsePattern(rule.context, namespaces)) {
      const last = pattern.steps[0];
      if (!last) throw new Error(`an empty context: ${rule.context}`);
      const key = keyOf(last.attribute, last.namespace ?? null, last.name);
      if (last.name === '*') ofAny.push({ order, rule, pattern });
      else byName.set(key, [...(byName.get(key) ?? []), { order, rule, pattern }]);
    }
  }
  return { attributes, byName, ofAny };
}

const inOrder = (named: readonly Candidate[], ofAny: readonly Candidate[]): readonly Candidate[] =>
  ofAny.length === 0 ? named : [...named, ...ofAny].sort((a, b) => a.order - b.order);

type NodesByName = ReadonlyMap<string, readonly Node[]>;

/** Every element and attribute by its name, in document order. */
function nodesByName(document: Document): NodesByName {
  const found = new Map<string, Node[]>();
  const add = (node: Element | Attr, attribute: boolean) => {
    const key = keyOf(attribute, node.namespaceURI, node.localName);
    const nodes = found.get(key);
    if (nodes) nodes.push(node);
    else found.set(key, [node]);
  };
  const visit = (element: Element) => {
    add(element, false);
    for (const attribute of element.attributes) add(attribute, true);
    for (const child of element.children) visit(child);
  };
  if (document.documentElement) visit(document.documentElement);
  return found;
}

const keyOf = (attribute: boolean, namespace: string | null, name: string): string =>
  `${attribute ? '@' : ''}{${namespace ?? ''}}${name}`;

function placeOf(node: Node): string {
  const names: string[] = [];
  if (node.nodeType === node.ATTRIBUTE_NODE) names.push(`@${node.nodeName}`);
  const from = node.nodeType === node.ATTRIBUTE_NODE ? (node as Attr).ownerElement : node;
  for (let one: Node | null = from; one && one.nodeType === one.ELEMENT_NODE; one = one.parentNode)
    names.push(`${(one as Element).localName}${numberAmong(one as Element)}`);
  return names.reverse().join('/');
}

/** `[2]` for the second of several alike. */
function numberAmong(element: Element): string {
  const alike = (element.parentElement?.children ?? []).filter((one) => one.nodeName === element.nodeName);
  return alike.length > 1 ? `[${alike.indexOf(element) + 1}]` : '';
}

function valueInWords(evaluate: () => string): string {
  try {
    return evaluate();
  } catch {
    // The rule is broken either way; its words only lack a value that cannot be made.
    return '…';
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(-200);
