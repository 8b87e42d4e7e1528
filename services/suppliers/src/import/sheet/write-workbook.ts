import { ZipFile } from 'yazl';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * A workbook of one sheet of texts (ECMA-376), its first row bold and kept in sight. Every cell is a text: what begins
 * with an equals sign is none of Excel's.
 */
export function writeWorkbook(
  rows: Iterable<readonly string[]>,
  { name, isRightToLeft = false }: { name: string; isRightToLeft?: boolean },
): NodeJS.ReadableStream {
  const zip = new ZipFile();
  const add = (path: string, xml: string): void => zip.addBuffer(Buffer.from(HEAD + xml), path);
  add(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  );
  add(
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  );
  add(
    'xl/styles.xml',
    `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyFont="1" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  );
  add('xl/worksheets/sheet1.xml', sheetXml(rows, isRightToLeft));
  zip.end();
  return zip.outputStream;
}

function sheetXml(rows: Iterable<readonly string[]>, isRightToLeft: boolean): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const view = `<sheetView${isRightToLeft ? ' rightToLeft="1"' : ''} workbookViewId="0">${pane}</sheetView>`;
  const lines = Array.from(rows, (cells, at) => {
    const inside = cells.map((text) => cellXml(text, at === 0)).join('');
    return `<row r="${at + 1}">${inside}</row>`;
  });
  // Every column as text: a SIRET keeps its zeros, a phone its plus.
  const columns = '<cols><col min="1" max="100" width="22" style="0" customWidth="1"/></cols>';
  return `<worksheet xmlns="${MAIN}"><sheetViews>${view}</sheetViews>${columns}<sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const cellXml = (text: string, isHead: boolean): string =>
  text === ''
    ? '<c/>'
    : `<c t="inlineStr"${isHead ? ' s="1"' : ''}><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
  text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f]/g, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
