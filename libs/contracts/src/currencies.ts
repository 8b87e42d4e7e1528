/** Currencies whose number of decimals is not two (ISO 4217, list one). */
const OTHER_THAN_TWO: Readonly<Record<string, number>> = Object.fromEntries(
  [
    [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'] as const,
    [3, 'BHD IQD JOD KWD LYD OMR TND'] as const,
    [4, 'CLF UYW'] as const,
  ].flatMap(([decimals, codes]) => codes.split(' ').map((code) => [code, decimals])),
);

/** How many decimals a currency has (ISO 4217): what an integer of minor units is counted in. */
export const decimalsOf = (currency: string): number => OTHER_THAN_TWO[currency] ?? 2;
