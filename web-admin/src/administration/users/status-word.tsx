import type { UserStatus } from '@comptoir/contracts';
import { useText } from '../../i18n/use-text.ts';
import { ToneChip } from '../../shared/tone-chip.tsx';
import type { ToneName } from '../../theme.ts';

const TONES: Readonly<Record<UserStatus, ToneName>> = { ACTIVE: 'good', WAITING: 'doubt', DISABLE: 'quiet' };

export function StatusWord({ status }: { status: UserStatus }) {
  const t = useText();
  return <ToneChip tone={TONES[status]}>{t(`user.status.${status}`)}</ToneChip>;
}
