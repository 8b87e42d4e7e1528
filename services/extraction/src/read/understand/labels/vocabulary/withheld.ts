import type { Phrase } from './phrase.ts';

/**
 * What the payer keeps back: the supplier's own tax, to be handed to the state (IRPF in Spain, ritenuta in Italy, retenue à
 * la source in the Maghreb, CIS of British builders; in Latin America a part of the VAT too), or a security until the work has proved
 * good. It leaves net, VAT and total as they are, and is taken off what is due as a payment is.
 */
export const WITHHELD: readonly Phrase[] = [
  ['prepaid', 1, `retencion|retenciones|retencion irpf|irpf|ret irpf|retencion i r p f|retencion de garantia`],
  [
    'prepaid',
    1,
    `iva retenido|retencion iva|retencion de iva|ret iva|reteiva|rete iva|isr retenido|retencion isr|retencion de isr|ret isr|retencion de renta|retencion renta|retencion en la fuente|retefuente|rete fuente|reteica|rete ica|impuestos retenidos|total retenciones|total de retenciones`,
  ],
  [
    'prepaid',
    1,
    `ritenuta|ritenute|ritenuta d'acconto|ritenuta acconto|ritenuta di acconto|rit acconto|a dedurre ritenuta`,
  ],
  ['prepaid', 1, `retenue a la source|retenue source|retenue de garantie|retenue garantie|retenues|retenue|ras`],
  // Thailand's, at its rates: 'Wt' alone is what goods weigh.
  ['prepaid', 1, `less w t|less wht|less withholding tax|wt 1%|wt 2%|wt 3%|wt 5%|wht 1%|wht 2%|wht 3%|wht 5%`],
  ['prepaid', 1, `withholding|withholding tax|wht|tax withheld|retention|retention money|less retention`],
  ['prepaid', 1, `cis|cis deduction|cis tax|cis deducted|less cis|less cis deduction|less cis tax|cis tax deducted`],
  ['prepaid', 1, `quellensteuer|sicherheitseinbehalt|einbehalt|gewahrleistungseinbehalt|abzugsteuer|bauabzugsteuer`],
  ['prepaid', 1, `retencao|retencao na fonte|retencao irs|irs|retencoes`],
  ['prepaid', 1, 'الاستقطاع|ضريبة الاستقطاع|الخصم من المنبع|الاقتطاع من المصدر|محتجز ضمان'],
];
