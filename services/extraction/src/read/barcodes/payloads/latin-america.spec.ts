import { expect, it } from 'vitest';
import { factsOf } from '../facts-of.ts';

const read = (payload: string) => factsOf(payload, 'QRCode');
const cfdi = (query: string) => `https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?${query}`;

it("Mexico's says both parties and the total", () => {
  expect(read(cfdi('&id=0A1B2C3D&re=GODE561231GR8&rr=AAM010203AB1&tt=0000000512.500000&fe=Ab1+2w=='))).toEqual({
    standard: 'CFDI',
    about: 'invoice',
    values: { supplierVatNumber: 'GODE561231GR8', buyerVatNumber: 'AAM010203AB1', grossTotal: '512.50' },
  });
  expect(read('?re=GODE561231GR8&rr=XAXX010101000&tt=12.00&id=0A1B')?.values).toEqual({
    supplierVatNumber: 'GODE561231GR8',
    grossTotal: '12.00',
  });
  expect(read(cfdi('id=0A1B&re=GODE569931GR8&rr=1&tt=0'))).toBeUndefined();
});

const afip = (json: string) => `https://www.afip.gob.ar/fe/qr/?p=${Buffer.from(json).toString('base64')}`;
const AFIP =
  '{"ver":1,"fecha":"2026-04-15","cuit":20267565393,"ptoVta":3,"tipoCmp":1,"nroCmp":4171,"importe":45000,"moneda":"PES","ctz":1,"tipoDocRec":80,"nroDocRec":30123456781}';

it("Argentina's says the number as it is printed, the day, both parties and the total", () => {
  expect(read(afip(AFIP))?.values).toEqual({
    typeCode: '380',
    invoiceNumber: '0003-00004171',
    issueDate: '2026-04-15',
    currency: 'ARS',
    supplierVatNumber: '20267565393',
    buyerVatNumber: '30123456781',
    grossTotal: '45000.00',
  });
  expect(read(afip(AFIP.replace('"tipoCmp":1', '"tipoCmp":3')))?.values.typeCode).toBe('381');
});

it('programs write noughts before its numbers, days the other way round, and cut it: what is whole is read', () => {
  const cut = AFIP.replace('2026-04-15', '15/04/2026').replace('"tipoCmp":1', '"tipoCmp":01').slice(0, -6);
  const { values } = read(afip(cut)) ?? {};
  expect(values).toMatchObject({ typeCode: '380', issueDate: '2026-04-15', invoiceNumber: '0003-00004171' });
  expect(values).not.toHaveProperty('buyerVatNumber');
});

it("Peru's says number, day, tax and total", () => {
  expect(read('20512333797|01|F001|00004171|36.00|236.00|2026-06-12|6|20123456786|abc=')?.values).toEqual({
    typeCode: '380',
    invoiceNumber: 'F001-00004171',
    issueDate: '2026-06-12',
    supplierVatNumber: '20512333797',
    buyerVatNumber: '20123456786',
    vatTotal: '36.00',
    grossTotal: '236.00',
  });
  expect(read('20512333797|07|FC01|12|3.60|23.60|14/05/2026|1|12345678||')?.values).toEqual({
    typeCode: '381',
    invoiceNumber: 'FC01-12',
    issueDate: '2026-05-14',
    supplierVatNumber: '20512333797',
    vatTotal: '3.60',
    grossTotal: '23.60',
  });
  expect(read('20512333798|01|F001|1|1.00|2.00|2026-06-12|6|1||')).toBeUndefined();
});

const ted = (kind: string, issued = '2026-06-12') =>
  `<TED version="1.0"><DD><RE>77481920-7</RE><TD>${kind}</TD><F>4171</F><FE>${issued}</FE><RR>76543210-3</RR><RSR>UNO &amp; DOS</RSR><MNT>119000</MNT><IT1>x</IT1><CAF version="1.0"><DA><RE>1-9</RE></DA></CAF></DD><FRMT>a=</FRMT></TED>`;

it("Chile's stamp says number, day, both parties and the total in whole pesos", () => {
  expect(factsOf(ted('33'), 'PDF417')).toEqual({
    standard: 'TED',
    about: 'invoice',
    values: {
      typeCode: '380',
      invoiceNumber: '4171',
      issueDate: '2026-06-12',
      currency: 'CLP',
      supplierVatNumber: '774819207',
      buyerVatNumber: '765432103',
      grossTotal: '119000',
    },
  });
  expect(read(ted('61'))?.values.typeCode).toBe('381');
  expect(read(ted('110'))?.values).not.toHaveProperty('grossTotal');
  expect(read(ted('33', '2026-02-30'))?.values).not.toHaveProperty('issueDate');
});

it.each([ted('33').slice(0, 80), `<!DOCTYPE a>${ted('33')}`, ted('33').replace('</DD>', ''), '<TED></TED>'])(
  'a stamp that is broken says nothing: %s',
  (payload) => {
    expect(read(payload)).toBeUndefined();
  },
);

it("Colombia's says its facts with the ends of lines or without; its address alone says nothing", () => {
  const told = ['NumFac:FE417', 'FecFac:2026-06-12', 'HorFac:10:00:00-05:00', 'NitFac:900123456', 'DocAdq:800654321'];
  const values = {
    invoiceNumber: 'FE417',
    issueDate: '2026-06-12',
    supplierVatNumber: '9001234568',
    buyerVatNumber: '8006543218',
  };
  expect(read(`${told[0]}\n${told.slice(1).join('')}QRCode:https://catalogo-vpfe.dian.gov.co/x`)?.values).toEqual(
    values,
  );
  const sums = ['ValFac: 100.00', 'ValIva: 19.00', 'ValOtroIm: 0.00', 'ValTolFac: 119.00', 'CUFE: a'];
  expect(read([...told, ...sums].join('\n'))?.values).toEqual({
    ...values,
    netTotal: '100.00',
    vatTotal: '19.00',
    grossTotal: '119.00',
  });
  expect(read('https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=a')).toBeUndefined();
});

it("Guatemala's, El Salvador's and Uruguay's addresses", () => {
  const fel =
    'https://felpub.c.sat.gob.gt/verificador-web/publico/vistas/verificacionDte.jsf?tipo=autorizacion&numero=0A1B';
  expect(read(`${fel}&emisor=12345679&receptor=CF&monto=112.00`)?.values).toEqual({
    supplierVatNumber: '12345679',
    grossTotal: '112.00',
  });
  expect(read(`${fel}&emisor=12345678&receptor=76543218`)?.values).toEqual({ buyerVatNumber: '76543218' });
  const dte = 'https://admin.factura.gob.sv/consultaPublica?ambiente=01&codGen=0A1B';
  expect(read(`${dte}&fechaEmi=2026-06-12`)?.values).toEqual({ issueDate: '2026-06-12' });
  expect(read(`${dte}&fechaEmi=2026-13-12`)).toBeUndefined();
  const cfe = 'https://www.efactura.dgi.gub.uy/consultaQR/cfe?211234560019';
  expect(read(`${cfe},112,A,1234,1220.00,25/03/2026,abc%3d`)?.values).toEqual({
    typeCode: '381',
    invoiceNumber: 'A 1234',
    issueDate: '2026-03-25',
    supplierVatNumber: '211234560019',
    grossTotal: '1220.00',
  });
});

it("the Dominican Republic's says number, day, both parties and the total", () => {
  const address = (number: string, total: string) =>
    `https://ecf.dgii.gov.do/ecf/ConsultaTimbre?RncEmisor=130123454&RncComprador=101543213&ENCF=${number}&FechaEmision=02-04-2026&MontoTotal=${total}&FechaFirma=06-04-2026%2011:55:41&CodigoSeguridad=aHCXIb`;
  const parties = { issueDate: '2026-04-02', supplierVatNumber: '130123454', buyerVatNumber: '101543213' };
  expect(read(address('E310000000201', '50000.00'))?.values).toEqual({
    typeCode: '380',
    invoiceNumber: 'E310000000201',
    ...parties,
    grossTotal: '50000.00',
  });
  expect(read(address('E340000000201', '1'))?.values.typeCode).toBe('381');
  expect(read(address('B0100000201', 'x'))?.values).toEqual(parties);
});
