import { describe, expect, test } from 'vitest';
import { rulesFromXslt } from './rules-from-xslt.ts';
import { tidySchema } from './schemas.ts';

const sheet = (inside: string) => `<xsl:stylesheet version="2.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:svrl="http://purl.oclc.org/dsdl/svrl" xmlns:a="urn:a" xmlns:f="urn:f" xmlns:xs="http://www.w3.org/2001/XMLSchema">${inside}</xsl:stylesheet>`;
const assertion = (id: string, test: string, text = 'said') =>
  `<xsl:choose><xsl:when test="${test}"/><xsl:otherwise><svrl:failed-assert test="${test}"><xsl:attribute name="id">${id}</xsl:attribute>
  <xsl:attribute name="flag">fatal</xsl:attribute><svrl:text>${text}</svrl:text></svrl:failed-assert></xsl:otherwise></xsl:choose>`;
const rule = (mode: string, priority: number, match: string, inside: string, select = '@*|*') =>
  `<xsl:template match="${match}" mode="${mode}" priority="${priority}"><svrl:fired-rule context="${match}"/>${inside}<xsl:apply-templates mode="${mode}" select="${select}"/></xsl:template>`;

describe('rules out of the XSLT they are published as', () => {
  test('are patterns of rules in the order in which they are tried', () => {
    const { patterns, namespaces } = rulesFromXslt(
      sheet(
        rule('M1', 1000, 'a:x', assertion('LAST', 'true()')) +
          rule('M1', 1001, 'a:x[a:y]', assertion('FIRST', 'a:y')) +
          rule('M2', 1000, '@id', assertion('OTHER', '.'), '*') +
          '<xsl:template match="text()" mode="M1" priority="-1"/><xsl:template match="a:x" mode="schematron-select-full-path"/>',
      ),
    );
    expect(namespaces).toMatchObject({ a: 'urn:a' });
    expect(patterns.map(({ rules }) => rules.map(({ context }) => context))).toEqual([['a:x[a:y]', 'a:x'], ['@id']]);
    expect(patterns.map(({ attributes }) => attributes)).toEqual([true, false]);
  });

  test('keep their variables, words, and the values that stand in the words', () => {
    const inside = `<xsl:variable name="n" select="number(a:y)"/>${assertion('R-1', '$n  &gt; 0', 'is "<xsl:text/><xsl:value-of select="a:y"/>",\n  not more')}`;
    const [pattern] = rulesFromXslt(sheet(rule('M1', 1000, 'a:x', inside))).patterns;
    expect(pattern?.rules[0]).toEqual({
      context: 'a:x',
      variables: [['n', 'number(a:y)']],
      assertions: [{ id: 'R-1', flag: 'fatal', test: '$n > 0', text: ['is "', { value: 'a:y' }, '", not more'] }],
    });
  });

  test('keep their functions, each variable in place of its name', () => {
    const { modules } = rulesFromXslt(
      sheet(`<xsl:function name="f:good" as="xs:boolean"><xsl:param name="day" as="xs:string?"/>
        <xsl:variable name="d" select="substring($day, 7, 2)"/><xsl:variable name="n" select="xs:decimal($d)"/>
        <xsl:sequence select="$day castable as xs:date and $n le 31"/></xsl:function>`),
    );
    expect(modules[0]).toMatchObject({ prefix: 'f', namespace: 'urn:f' });
    expect(modules[0]?.code).toContain(
      'f:good($day as xs:string?) as xs:boolean { $day castable as xs:date and (xs:decimal((substring($day, 7, 2)))) le 31 };',
    );
  });

  test.each([
    ['a rule', rule('M1', 1000, 'a:x', '<xsl:if test="a:y"/>')],
    ['an assertion', rule('M1', 1000, 'a:x', '<xsl:choose><xsl:when test="a:y">more</xsl:when></xsl:choose>')],
    ['a function', '<xsl:function name="f:x"><xsl:for-each select="."/></xsl:function>'],
  ])('stop at what they do not know in %s: no rule is lost unseen', (_where, inside) => {
    expect(() => rulesFromXslt(sheet(inside))).toThrow();
  });
});

test('a schema loses what is written for people, and its code lists where the rules hold newer ones', () => {
  const xsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><!-- by hand --><xs:simpleType name="Code"><xs:annotation><xs:documentation>words</xs:documentation></xs:annotation>
    <xs:restriction base="xs:token"><xs:enumeration value="A"/></xs:restriction></xs:simpleType></xs:schema>`;
  expect(tidySchema(xsd, { codes: true })).toContain('<xs:enumeration value="A"/>');
  expect(tidySchema(xsd, { codes: false })).toMatch(
    /<xs:simpleType name="Code"><xs:restriction base="xs:token"\/><\/xs:simpleType>/,
  );
  expect(tidySchema(xsd, { codes: true })).not.toMatch(/words|by hand/);
});
