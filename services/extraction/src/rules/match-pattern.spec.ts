import { type Element, type Node, parseXmlDocument } from 'slimdom';
import { describe, expect, it } from 'vitest';
import { matches, parsePattern } from './match-pattern.ts';

const document = parseXmlDocument(
  '<r xmlns="urn:a" xmlns:b="urn:b"><x id="1"><y>|</y></x><b:g><x id="2"><z/></x></b:g><y>/</y></r>',
);
const namespaces = { a: 'urn:a', b: 'urn:b' };
const holds = (predicate: string, node: Node): boolean => (node as Element).getAttribute('id') === predicate;

/** The names of the nodes a pattern matches, in document order. */
function matched(pattern: string): string[] {
  const found: string[] = [];
  const paths = parsePattern(pattern, namespaces);
  const visit = (element: Element): void => {
    const nodes: [Node, string][] = [
      [element, element.nodeName],
      ...element.attributes.map((one): [Node, string] => [one, `@${one.name}=${one.value}`]),
    ];
    for (const [node, name] of nodes) if (paths.some((path) => matches(path, node, holds))) found.push(name);
    for (const child of element.children) visit(child);
  };
  if (document.documentElement) visit(document.documentElement);
  return found;
}

describe('a match pattern', () => {
  it.each([
    ['a:x', ['x', 'x']],
    ['/a:r', ['r']],
    ['/a:x', []],
    ['/a:r/a:x', ['x']],
    ['//a:x', ['x', 'x']],
    ['a:r//a:x', ['x', 'x']],
    ['b:g/a:x/a:z', ['z']],
    ['x', []],
    ['*', ['r', 'x', 'y', 'b:g', 'x', 'z', 'y']],
    ['a:*', ['r', 'x', 'y', 'x', 'z', 'y']],
    ['b:g/*', ['x']],
    ['a:x[2]/a:z', 'by position'],
    ['a:x[ 2 ]', 'by position'],
    ['a:x/@id', ['@id=1', '@id=2']],
    ['a:y | b:g', ['y', 'b:g', 'y']],
    ['a:r/(a:x|b:g)', ['x', 'b:g']],
    ['(a:r/a:x | b:g/a:x)/*', ['y', 'z']],
    ['c:x', 'not read'],
    ['child::a:x', 'not read'],
  ])('%s', (pattern, expected) => {
    if (typeof expected === 'string') expect(() => matched(pattern)).toThrow(expected);
    else expect(matched(pattern)).toEqual(expected);
  });

  it('asks for its predicates on each step, and splits at nothing within them', () => {
    const asked: string[] = [];
    const [path] = parsePattern("a:r[. = '|/]']/a:x[a:y/text() | b:q][not(@a)]", namespaces);
    const x = document.documentElement?.firstElementChild;
    if (!path || !x) throw new Error('no path, no node');
    matches(path, x, (predicate) => asked.push(predicate) > 0);
    expect(asked).toEqual(['a:y/text() | b:q', 'not(@a)', ". = '|/]'"]);
  });
});
