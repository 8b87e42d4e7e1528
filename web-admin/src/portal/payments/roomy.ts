/** Left out where a phone has no room for it: the month, the label and the amount say it. */
export const roomy = { display: { xs: 'none', sm: 'table-cell' } } as const;
