import { type Element, parseXmlDocument } from 'slimdom';
import type { Assertion, Rule, RulePattern, RuleSet } from '../../services/extraction/src/rules/rule-set.ts';

const XSL = 'http://www.w3.org/1999/XSL/Transform';
const SVRL = 'http://purl.oclc.org/dsdl/svrl';
/** The compiler of Schematron numbers a pattern's rules downwards to this; its own templates stand below. */
const LOWEST_RULE = 1000;

/**
 * Takes rules back out of the XSLT that Schematron is published as (the ISO skeleton's output): a mode is a pattern, a
 * template a rule, `xsl:when` an assertion. A template holding anything else stops it: no rule may be lost unseen.
 */
export function rulesFromXslt(xslt: string): Omit<RuleSet, 'source' | 'licence'> {
  const root = parseXmlDocument(xslt).documentElement;
  if (!root) throw new Error('no stylesheet');
  const namespaces = namespacesOf(root);
  const variables = childrenOf(root)
    .filter((one) => isXsl(one, 'variable') && one.hasAttribute('select'))
    .map((one): [string, string] => [nameOf(one), tidy(required(one, 'select'))]);
  return { namespaces, variables, modules: modulesOf(root, namespaces), patterns: patternsOf(root) };
}

function patternsOf(root: Element): RulePattern[] {
  const modes = new Map<string, { priority: number; rule: Rule; attributes: boolean }[]>();
  for (const template of childrenOf(root)) {
    const mode = template.getAttribute('mode');
    const priority = Number(template.getAttribute('priority'));
    if (!isXsl(template, 'template') || !mode || !/^M\d+$/.test(mode) || priority < LOWEST_RULE) continue;
    const rules = modes.get(mode) ?? [];
    modes.set(mode, rules);
    rules.push({ priority, rule: ruleOf(template), attributes: visitsAttributes(template) });
  }
  return [...modes.values()].map((rules) => ({
    attributes: rules.every(({ attributes }) => attributes),
    rules: rules.sort((a, b) => b.priority - a.priority).map(({ rule }) => rule),
  }));
}

function ruleOf(template: Element): Rule {
  const variables: [string, string][] = [];
  const assertions: Assertion[] = [];
  for (const child of childrenOf(template)) {
    if (isXsl(child, 'variable')) variables.push([nameOf(child), required(child, 'select')]);
    else if (isXsl(child, 'choose')) assertions.push(assertionOf(child));
    else if (!isXsl(child, 'apply-templates') && !isSvrl(child, 'fired-rule'))
      throw new Error(`<${child.nodeName}> in a rule is not read`);
  }
  return { context: tidy(required(template, 'match')), variables: variables.map(([n, s]) => [n, tidy(s)]), assertions };
}

/** `<xsl:choose><xsl:when test/><xsl:otherwise><svrl:failed-assert/>…`: what is true says nothing. */
function assertionOf(choose: Element): Assertion {
  const [when, otherwise, ...more] = childrenOf(choose);
  const failed = otherwise && childrenOf(otherwise)[0];
  if (!when || !failed || more.length > 0 || childrenOf(when).length > 0 || !isSvrl(failed, 'failed-assert'))
    throw new Error('an xsl:choose that is no assertion');
  const said = new Map(
    childrenOf(failed)
      .filter((one) => isXsl(one, 'attribute'))
      .map((one) => [nameOf(one), one.textContent?.trim() ?? '']),
  );
  const text = childrenOf(failed).find((one) => isSvrl(one, 'text'));
  const parts = text ? partsOf(text) : [];
  return {
    id: said.get('id') ?? failed.getAttribute('id') ?? idIn(parts),
    flag: said.get('flag') ?? failed.getAttribute('flag') ?? 'fatal',
    test: tidy(required(when, 'test')),
    text: parts,
  };
}

/** A rule without an id of its own begins its words with it: `[BR-01]-An Invoice shall …`. */
function idIn(parts: Assertion['text']): string {
  const id = typeof parts[0] === 'string' ? /^\s*\[?([A-Z][\w-]+)/.exec(parts[0])?.[1] : undefined;
  if (!id) throw new Error(`an assertion without an id: ${JSON.stringify(parts)}`);
  return id;
}

function partsOf(text: Element): Assertion['text'] {
  const parts: (string | { value: string })[] = [];
  for (const node of text.childNodes) {
    if (node.nodeType === node.TEXT_NODE) parts.push((node.nodeValue ?? '').replace(/\s+/g, ' '));
    else if (node.nodeType === node.ELEMENT_NODE) {
      const element = node as Element;
      if (isXsl(element, 'value-of')) parts.push({ value: tidy(required(element, 'select')) });
      else if (isXsl(element, 'text')) parts.push(element.textContent ?? '');
      else throw new Error(`<${element.nodeName}> in a rule's words is not read`);
    }
  }
  return parts.filter((part) => part !== '');
}

function modulesOf(root: Element, namespaces: Readonly<Record<string, string>>): RuleSet['modules'] {
  const prefixes = new Map<string, string[]>();
  for (const one of childrenOf(root).filter((child) => isXsl(child, 'function'))) {
    const prefix = nameOf(one).split(':')[0] ?? '';
    prefixes.set(prefix, [...(prefixes.get(prefix) ?? []), functionOf(one)]);
  }
  return [...prefixes].map(([prefix, functions]) => {
    const namespace = namespaces[prefix];
    if (!namespace) throw new Error(`functions in no namespace: ${prefix}`);
    const declared = Object.entries(namespaces)
      .filter(([name]) => name !== prefix && name !== 'xs' && name !== 'xsd')
      .map(([name, uri]) => `declare namespace ${name} = "${uri}";`);
    return {
      prefix,
      namespace,
      code: [`module namespace ${prefix} = "${namespace}";`, ...declared, ...functions].join('\n'),
    };
  });
}

/**
 * An `xsl:function` as XQuery. Its variables are put in where they are used, since XSLT evaluates one only when its
 * value is asked for: a number made of what is none must not fail where nobody looks at it.
 */
function functionOf(element: Element): string {
  const parameters: string[] = [];
  let inline = (expression: string): string => expression;
  let body: string | undefined;
  for (const child of childrenOf(element)) {
    if (isXsl(child, 'param')) parameters.push(`$${nameOf(child)} as ${child.getAttribute('as') ?? 'item()*'}`);
    else if (isXsl(child, 'variable')) {
      const before = inline;
      const value = before(required(child, 'select'));
      const use = new RegExp(`\\$${nameOf(child)}(?![\\w:.-])`, 'g');
      inline = (expression) => before(expression).replace(use, () => `(${value})`);
    } else if (isXsl(child, 'sequence') && body === undefined) body = inline(required(child, 'select'));
    else throw new Error(`<${child.nodeName}> in ${nameOf(element)} is not read`);
  }
  if (body === undefined) throw new Error(`${nameOf(element)} gives nothing`);
  const type = element.getAttribute('as') ?? 'item()*';
  return `declare %public function ${nameOf(element)}(${parameters.join(', ')}) as ${type} { ${tidy(body)} };`;
}

function namespacesOf(root: Element): Record<string, string> {
  const unused = /^(?:xsl|svrl|iso|saxon|schold|xhtml|xmlns)$/;
  return Object.fromEntries(
    root.attributes
      .filter(({ prefix, localName }) => prefix === 'xmlns' && !unused.test(localName))
      .map((one) => [one.localName, one.value]),
  );
}

const childrenOf = (element: Element): Element[] => element.children;
const isXsl = (element: Element, name: string) => element.namespaceURI === XSL && element.localName === name;
const isSvrl = (element: Element, name: string) => element.namespaceURI === SVRL && element.localName === name;
const nameOf = (element: Element): string => required(element, 'name');
const visitsAttributes = (template: Element): boolean =>
  childrenOf(template).some((one) => isXsl(one, 'apply-templates') && /@\*/.test(one.getAttribute('select') ?? ''));

/** Blanks and comments outside of literals mean nothing; the published files are wide with them. */
function tidy(expression: string): string {
  return expression
    .replace(/\(:[\s\S]*?:\)|'[^']*'|"[^"]*"|\s+/g, (part) => (/^(?:\s|\(:)/.test(part) ? ' ' : part))
    .trim();
}

function required(element: Element, name: string): string {
  const value = element.getAttribute(name);
  if (value === null) throw new Error(`<${element.nodeName}> has no ${name}`);
  return value;
}
