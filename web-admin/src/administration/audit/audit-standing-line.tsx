import type { AuditStanding } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { Failure } from '../../layout/failure.tsx';
import { callJson } from '../../providers/http.ts';

/** Until where the chain was checked, and when its head was last brought out of the database's reach. */
export function AuditStandingLine() {
  const t = useText();
  const { instant, number } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: ['audit-standing'],
    queryFn: async ({ signal }) => (await callJson<AuditStanding>('/api/v1/audit/standing', { signal })).json,
  });
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { entries, checked, anchored, anchors } = data;
  const broken = checked?.broken;
  const said = [
    checked
      ? t('audit.checked', {
          at: instant(checked.at),
          sequence: number(checked.sequence),
          entries: number(entries),
        })
      : t('audit.unchecked'),
    anchored && t('audit.anchored', { at: instant(anchored.at), sequence: number(anchored.sequence) }),
    !anchors && t('audit.noAnchor'),
  ];
  return (
    <>
      {broken && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('audit.broken', { sequence: number(broken.sequence), kind: t(`audit.break.${broken.kind}`) })}
        </Alert>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {said.filter(Boolean).join(' ')}
      </Typography>
    </>
  );
}
