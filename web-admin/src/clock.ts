/** The browser's calendar day, YYYY-MM-DD, where the person sits: what a date field is prefilled with. */
export function today(now: Date = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const currentYear = (now: Date = new Date()): number => now.getFullYear();
