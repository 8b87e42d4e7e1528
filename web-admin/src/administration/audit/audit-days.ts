/** The instant at which a day begins where the person is; undefined for no day. */
export function startOf(day: string): string | undefined {
  const at = new Date(`${day}T00:00:00`);
  return day === '' || Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** The instant at which it is over. */
export function endOf(day: string): string | undefined {
  const start = startOf(day);
  if (start === undefined) return undefined;
  const at = new Date(start);
  at.setDate(at.getDate() + 1);
  return at.toISOString();
}

/** The day a filter's instant begins, or the one it ends, as a field has it. */
export function dayOf(instant: string | undefined, isEnd = false): string {
  if (instant === undefined) return '';
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  if (isEnd) at.setDate(at.getDate() - 1);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
