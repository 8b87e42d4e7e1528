/** How long a register is waited for: who fills a form in has gone on by then. */
export const WITHIN_MS = 3_000;

/** As long as the form's own fields (contracts: SupplierInput). */
export const MOST = { name: 150, street: 200, city: 100, zipCode: 20, codeNaf: 10, address: 300 } as const;
