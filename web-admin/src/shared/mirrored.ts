/** For a sign that points along the line of reading: turned round where one reads from right to left. */
export const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } } as const;
