import type { Phrase } from './phrase.ts';

/**
 * What sums and states of tax are called in countries that share their language with others: India, Argentina, Italy's utilities, the
 * Netherlands and Flanders.
 */
export const SUMS_OF_COUNTRIES: readonly Phrase[] = [
  [
    'netTotal',
    1,
    `taxable|taxable amt|taxble|taxble amt|taxble value|taxable val|total taxable amt|total taxable val|total taxable value|assessable value|total assessable value|amount before gst|total before gst|total amount before gst|basic amount|total basic amount|basic value
    |neto gravado|importe neto gravado|total neto gravado|subtotal neto|subtotal gravado|base gravable|total gravado|subtotal sin impuestos|sub total sin impuestos|total sin impuestos|importe sin impuestos|valor sin impuestos
    |tot imponibile|tot imp|tot taxable|totale iva esclusa|totale senza iva|totale al netto iva|totale imponibile iva
    |btw plichtig bedrag|btw plichtig|bedrag btw plichtig|btw grondslag|grondslag|totaal ex btw|maatstaf van heffing`,
  ],
  // 'H.S.T. (Registration # 12345 6782 RT0001)  490.10': the tax by the number under which it is paid.
  // What a state, a county and a district of America each take, a city as hotels do; India's cesses beside its tax.
  [
    'vatTotal',
    1,
    `state tax|state sales tax|county tax|county sales tax|city sales tax|local tax|district tax|cess|education cess|swachh bharat cess|krishi kalyan cess`,
  ],
  // Mexico's taxes that are handed on; a carrier's rides are called so too.
  ['vatTotal', 0.7, `traslados|total traslados`],
  // 'CGST%  170.36' beside 'Total 9966.00', as Indian wholesalers' programs have it.
  ['vatTotal', 0.9, `cgst %|sgst %|utgst %|igst %`],
  ['vatTotal', 0.7, `gst registration|hst registration|gst hst registration|qst registration|vat registration`],
  [
    'vatTotal',
    1,
    `tps tvq|tvq tps|tps gst|gst tps|tvq qst|qst tvq|tvh hst|hst tvh|tps tvh gst hst|gst hst tps tvh|tps tvh|gst qst|gst pst|gst hst|cgst sgst|sgst cgst|cgst utgst|gst amt|total gst amount|total gst amt|total tax amt|tax amt|gst total|total igst|total cgst|total sgst|igst total
    |igic|i g i c|cuota igic|total igic|importe igic|ipsi
    |impuestos trasladados|total de impuestos trasladados|total impuestos trasladados|iva trasladado
    |tot iva|tot imposta|tot vat|impto|imptos|total imptos|impoconsumo|impuesto al consumo|iva inscripto|importe i v a|total i v a
    |af te dragen btw|btw totaal|te betalen btw|btw hoog|btw laag`,
  ],
  [
    'grossTotal',
    1,
    `bill amount|bill amt|bill total|total inv amt|tot inv amt|total inv value|total inv val|tot inv val|invoice amt|invoice value|total invoice amt|total invoice value|total bill amount|net bill amount|total amount with gst|total amount rs|total rs|grand total rs|amount chargeable|total amount inclusive of gst
    |tot documento|tot fattura|tot doc|total document|document total|totale con iva|totale iva inclusa|totale iva compresa|importo fattura
    |rekeningsbedrag|rekeningbedrag|rekeningtotaal|factuur totaal|totaal factuur|totaal factuurbedrag|totaal te betalen`,
  ],
  // What is left of a total once it is paid.
  [
    'amountDue',
    0.9,
    `payment due|unpaid|unpaid amount|amount unpaid|total unpaid|impaye|impagado|non pagato|onbetaald|tasumata`,
  ],
  ['lineSum', 1, `netto goederenwaarde|goederenwaarde|goederenbedrag|totaal goederen|totaal regels`],
  ['charges', 1, `vrachtkosten|vracht|transportkosten|orderkosten|administratiekosten|brandstoftoeslag`],
  [
    'rounding',
    1,
    `r off|rnd off|round to|rounding off|rounded of|round off adj|round off amt|round of amt|roundoff amt|rounding amt|round up|rounding up`,
  ],
  // Other taxes, which are added to what bears the tax on sales: they are no part of that.
  [
    'charges',
    1,
    `importe otros tributos|otros tributos|otros impuestos|percepcion iibb|perc ib|percep ib|percepcion ib|perc ing brutos|percep ing brutos|percepcion ing brutos|percepcion ingresos brutos|percepciones|percepciones iibb|perc iibb|percepcion ingresos brutos|impuestos internos`,
  ],
  // Taxes on energy, which bear VAT themselves.
  [
    'otherAmount',
    1,
    `impuesto electricidad|impuesto electrico|impuesto sobre electricidad|impuesto sobre la electricidad|impuesto de la electricidad|impuesto de electricidad|impuesto especial electricidad|impuesto especial sobre la electricidad|impuesto especial sobre electricidad|impuesto hidrocarburos|impuesto de hidrocarburos|impuesto sobre hidrocarburos|impuesto especial hidrocarburos|impuesto especial de hidrocarburos|impuesto especial sobre hidrocarburos|impuesto especial sobre los hidrocarburos|imp electricidad|imp elect|totale imposte e iva|imposte e iva|accise e iva|totale accise e iva|taxe sur l'electricite|taxes sur l'electricite|accise sur l'electricite|accise sur le gaz|stromsteuer|energiesteuer`,
  ],
  ['otherAmount', 1, `neto no gravado|importe neto no gravado|importe exento|importe op exentas|conceptos no gravados`],
  // Argentina's papers say of both parties how they stand to the tax: no amount of it follows.
  [
    'otherNumber',
    1,
    `condicion frente al iva|condicion iva|condicion de iva|condicion ante el iva|cond iva|remito|remitos|iva responsable inscripto|iva resp inscripto|responsable inscripto|responsable monotributo|monotributo|iva sujeto exento|iva consumidor final|consumidor final|iva responsable monotributo|iva monotributo|iva exento`,
  ],
  // India's say who owes the tax: no amount of it either.
  [
    'otherNumber',
    1,
    `tax payable under rcm|tax payable under reverse charge|tax payable on reverse charge|tax payable on reverse charge basis|tax is payable on reverse charge|tax is payable on reverse charge basis|whether tax is payable on reverse charge|whether tax is payable under reverse charge|amount of tax subject to reverse charge|gst payable on reverse charge|gst on reverse charge`,
  ],
  // Banks: nothing that was credited.
  [
    'otherNumber',
    1,
    `credit mutuel|credit agricole|credit lyonnais|credit du nord|credit cooperatif|credit industriel et commercial|credit suisse|credit maritime|credit foncier|credito emiliano|credito cooperativo|credito valtellinese`,
  ],
];
