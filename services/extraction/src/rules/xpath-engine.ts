import { createRequire } from 'node:module';
import type { Document, Element, Node } from 'slimdom';

export type XPathOptions = {
  readonly language: 'XPath3.1';
  readonly namespaceResolver: (prefix: string) => string | null;
  readonly moduleImports: Readonly<Record<string, string>>;
};

/**
 * The part of fontoxpath that the rules need. It is declared here since the package's own types bring a browser's along,
 * into every file of the project. An expression is text, or what `parseScript` made of it.
 */
type XPathEngine = {
  evaluateXPathToBoolean(
    expression: string | Element,
    context: Node,
    domFacade: null,
    variables: null,
    options: XPathOptions,
  ): boolean;
  evaluateXPathToString(
    expression: string | Element,
    context: Node,
    domFacade: null,
    variables: null,
    options: XPathOptions,
  ): string;
  parseScript(expression: string, options: XPathOptions, factory: Document): Element;
  registerXQueryModule(code: string): void;
  registerCustomXPathFunction(
    name: { readonly namespaceURI: string; readonly localName: string },
    parameters: readonly string[],
    returns: string,
    call: (context: unknown, value: unknown) => unknown,
  ): void;
};

const require = createRequire(import.meta.url);
export const xpath = require('fontoxpath') as XPathEngine;
