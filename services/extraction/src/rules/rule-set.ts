/**
 * Published rules (Schematron) as they are kept: contexts, variables, assertions and their words, taken out of the
 * stylesheet they are published as. `npm run rules` makes them; nothing here is written by hand.
 */
export type RuleSet = {
  /** Where it was published: a package and its version. */
  readonly source: string;
  readonly licence: string;
  readonly namespaces: Readonly<Record<string, string>>;
  /** The functions the rules call, as XQuery modules; absent where there are none. */
  readonly modules: readonly { readonly prefix: string; readonly namespace: string; readonly code: string }[];
  /** What every rule may use, evaluated on the document. */
  readonly variables: readonly Variable[];
  readonly patterns: readonly RulePattern[];
};

/** A name and an XPath expression that knows those before it. */
export type Variable = readonly [name: string, select: string];

/** Within a pattern, the first rule whose context a node is in is the only one that looks at it. */
export type RulePattern = {
  /** Whether attributes are looked at too: it depends on how the stylesheet was compiled. */
  readonly attributes: boolean;
  readonly rules: readonly Rule[];
};

export type Rule = {
  /** An XSLT match pattern. */
  readonly context: string;
  readonly variables: readonly Variable[];
  readonly assertions: readonly Assertion[];
};

export type Assertion = {
  readonly id: string;
  readonly flag: string;
  /** XPath 2.0: true where the document keeps the rule. */
  readonly test: string;
  /** What is said where it does not; an object holds an expression whose value stands there. */
  readonly text: readonly (string | { readonly value: string })[];
};
