import fc from 'fast-check';
import { parseXmlDocument } from 'slimdom';
import { describe, expect, it } from 'vitest';
import { createRuleChecker } from './check-rules.ts';
import { withoutError } from './exact-arithmetic.ts';
import type { Rule, RuleSet } from './rule-set.ts';

const assertion = (
  id: string,
  test: string,
  text: RuleSet['patterns'][number]['rules'][number]['assertions'][number]['text'] = [id],
) => ({
  id,
  flag: 'fatal',
  test,
  text,
});
const rule = (context: string, ...assertions: Rule['assertions']): Rule => ({ context, variables: [], assertions });
const setOf = (rules: readonly Rule[], more: Partial<RuleSet> & { attributes?: boolean } = {}): RuleSet => ({
  source: 'a test',
  licence: 'none',
  namespaces: { a: 'urn:a', f: 'urn:f' },
  modules: [],
  variables: [],
  patterns: [{ attributes: more.attributes ?? true, rules }],
  ...more,
});
const broken = (set: RuleSet, xml: string) =>
  createRuleChecker(set)(parseXmlDocument(xml)).breaches.map(({ id }) => id);

describe('rules on a document', () => {
  it('look at a node by the first of a pattern that it matches, and by no other', () => {
    const rules = [rule('a:x[@kind]', assertion('KIND', 'false()')), rule('a:x', assertion('ANY', 'false()'))];
    const xml = '<r xmlns="urn:a"><x/><x kind="1"/></r>';
    expect(broken(setOf(rules), xml)).toEqual(['ANY', 'KIND']);
    expect(broken(setOf([...rules].reverse()), xml)).toEqual(['ANY', 'ANY']);
    const apart = { patterns: rules.map((one) => ({ attributes: true, rules: [one] })) };
    expect(broken(setOf([], apart), xml).sort()).toEqual(['ANY', 'ANY', 'KIND']);
  });

  it('try a rule for any element before a named one that stands below it', () => {
    const rules = [rule('*[@kind]', assertion('ANY', 'false()')), rule('a:x', assertion('X', 'false()'))];
    expect(broken(setOf(rules), '<r xmlns="urn:a"><x kind="1"/><x/></r>')).toEqual(['ANY', 'X']);
  });

  it('look at attributes only where the published stylesheet did', () => {
    const rules = [rule('a:x/@kind', assertion('AT', ". = 'good'"))];
    expect(broken(setOf(rules), '<x xmlns="urn:a" kind="bad"/>')).toEqual(['AT']);
    expect(broken(setOf(rules, { attributes: false }), '<x xmlns="urn:a" kind="bad"/>')).toEqual([]);
  });

  it('know their variables, each those before it, and those of the whole set at the root', () => {
    const one: Rule = {
      context: 'a:x',
      variables: [
        ['n', 'number(a:n)'],
        ['twice', '$n * 2 + $more'],
      ],
      assertions: [assertion('TWICE', '$twice = 5', ['is ', { value: '$twice' }])],
    };
    const set = setOf([one], { variables: [['more', 'count(//a:x)']] });
    expect(broken(set, '<r xmlns="urn:a"><x><n>2</n></x></r>')).toEqual([]);
    const { breaches } = createRuleChecker(set)(parseXmlDocument('<r xmlns="urn:a"><x/><x><n>2</n></x></r>'));
    expect(breaches.map(({ text, place }) => [text, place])).toEqual([
      ['is NaN', 'r/x[1]'],
      ['is 6', 'r/x[2]'],
    ]);
  });

  it('call their functions, of two sets that give one name to two', () => {
    const set = (body: string) =>
      setOf([rule('a:x', assertion('F', 'f:good(.)'))], {
        modules: [
          {
            prefix: 'f',
            namespace: 'urn:f',
            code: `module namespace f = "urn:f"; declare %public function f:good($v as xs:string?) as xs:boolean { ${body} };`,
          },
        ],
      });
    const [yes, no] = [set("$v = 'yes'"), set("$v = 'no'")].map(createRuleChecker);
    const document = parseXmlDocument('<x xmlns="urn:a">yes</x>');
    expect(yes?.(document).breaches).toEqual([]);
    expect(no?.(document).breaches).toHaveLength(1);
  });

  it('that cannot be evaluated are told as unchecked, neither kept nor broken', () => {
    const set = setOf([rule('a:x', assertion('CAST', 'xs:decimal(.) > 1'), assertion('KEPT', 'true()'))]);
    const outcome = createRuleChecker(set)(parseXmlDocument('<x xmlns="urn:a">1,50</x>'));
    expect(outcome.breaches).toEqual([]);
    expect([...outcome.unchecked.keys()]).toEqual(['CAST']);
  });
});

describe('the arithmetic of rules', () => {
  const test = 'xs:decimal(a:due) = xs:decimal(a:total) - xs:decimal(a:paid)';
  const check = createRuleChecker(setOf([rule('a:x', assertion('DUE', test))]));
  const cents = fc.integer({ min: 0, max: 100_000_000_000 });
  const money = (cents: number) => (cents / 100).toFixed(2);

  it('is that of decimal numbers: what adds up to the cent is never told', () => {
    fc.assert(
      fc.property(cents, cents, (due, paid) => {
        const xml = `<x xmlns="urn:a"><due>${money(due)}</due><total>${money(due + paid)}</total><paid>${money(paid)}</paid></x>`;
        expect(check(parseXmlDocument(xml)).breaches).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('tells a cent', () => {
    const xml = '<x xmlns="urn:a"><due>88.61</due><total>98.70</total><paid>10.10</paid></x>';
    expect(check(parseXmlDocument(xml)).breaches).toHaveLength(1);
  });

  it.each([
    [98.7 - 10.1, 88.6],
    [0.1 + 0.2, 0.3],
    [1.005 * 100, 100.5],
    [98.7 - 98.69, 0.01],
    [123_456_789.12 - 0.01, 123_456_789.11],
  ])('takes %d for %d', (double, decimal) => expect(withoutError(double)).toBe(decimal));
});
