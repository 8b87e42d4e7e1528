import { JOBS } from '@comptoir/contracts';
import type { Text } from '../../i18n/use-text.ts';

/** A job in words; a dash for who has roles that no form gave. */
export function jobLabel(code: string | null, t: Text): string {
  const job = JOBS.find((each) => each === code);
  return job ? t(`job.${job}`) : '–';
}
