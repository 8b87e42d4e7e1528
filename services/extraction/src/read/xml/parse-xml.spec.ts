import { describe, expect, it } from 'vitest';
import { find, parseXml, textAt } from './parse-xml.ts';

const limits = { xmlNodes: 1000, xmlDepth: 10 };
const parse = (text: string, encoding: BufferEncoding = 'utf8') => parseXml(Buffer.from(text, encoding), limits);

describe('XML from outside', () => {
  it('is a tree of local names, whatever the prefixes', () => {
    const root = parse('<a:x xmlns:a="urn:n"><a:y id="7"> été &amp; <![CDATA[<b>]]></a:y></a:x>');
    expect(root).toMatchObject({ name: 'x', namespace: 'urn:n' });
    expect(find(root, 'y')?.attributes.id).toBe('7');
    expect(textAt(root, 'z|y')).toBe('été & <b>');
  });

  it('is read in the encoding it declares, or by its byte order mark', () => {
    expect(textAt(parse('<?xml version="1.0" encoding="ISO-8859-1"?><x><y>é</y></x>', 'latin1'), 'y')).toBe('é');
    expect(textAt(parse('\ufeff<x><y>é</y></x>', 'utf16le'), 'y')).toBe('é');
  });

  it.each([
    ['a DOCTYPE', '<!DOCTYPE x SYSTEM "http://evil/x.dtd"><x/>', 'XML_FORBIDDEN'],
    ['an external entity', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>', 'XML_FORBIDDEN'],
    ['an entity nobody declared', '<x>&e;</x>', 'DAMAGED'],
    ['a tag left open', '<x><y></x>', 'DAMAGED'],
    ['nothing', '', 'DAMAGED'],
    ['too deep a nesting', '<x>'.repeat(11) + '</x>'.repeat(11), 'TOO_LARGE'],
    ['too many elements', `<x>${'<y/>'.repeat(1001)}</x>`, 'TOO_LARGE'],
  ])('with %s is refused', (_name, text, code) => {
    expect(() => parse(text)).toThrowError(expect.objectContaining({ name: 'ReadRefusal', code }));
  });
});
