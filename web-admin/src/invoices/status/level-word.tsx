import type { ReadingLevel } from '@comptoir/contracts';
import { useText } from '../../i18n/use-text.ts';

/** How much of an invoice could be read. */
export function LevelWord({ level }: { level: ReadingLevel | undefined }) {
  const t = useText();
  return level ? t(`level.${level}`) : '–';
}
