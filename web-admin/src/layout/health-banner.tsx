import type { PortalHealth } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../i18n/use-text.ts';
import { callJson } from '../providers/http.ts';
import { useSession } from '../session.ts';

const LOOK_EVERY_MS = 30_000;

/** Tells those who can do something about it what the portal is without; who cannot is not troubled. */
export function HealthBanner() {
  const t = useText();
  const { can } = useSession();
  const { data } = useQuery({
    queryKey: ['health'],
    queryFn: async ({ signal }) => (await callJson<PortalHealth>('/api/v1/health', { signal })).json,
    enabled: can('health.read'),
    refetchInterval: LOOK_EVERY_MS,
    retry: false,
  });
  const missing = data?.missing ?? [];
  const others = missing.filter((name) => name !== 'kafka' && name !== 'scanner');
  return (
    <div role="status">
      {missing.includes('kafka') && (
        <Alert severity="warning" role="presentation" square>
          {t('layout.kafkaAway')}
        </Alert>
      )}
      {missing.includes('scanner') && (
        <Alert severity="warning" role="presentation" square>
          {t('layout.scannerAway')}
        </Alert>
      )}
      {others.length > 0 && (
        <Alert severity="warning" role="presentation" square>
          {t('layout.missing', { names: others.join(', ') })}
        </Alert>
      )}
    </div>
  );
}
