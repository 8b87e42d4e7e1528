import type { Finding } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { sentenceOfFinding } from './finding-sentence.ts';

const SHOWN_FIRST = 3;
const TITLES = { error: 'rules.refused', warning: 'rules.warned', note: 'rules.noted' } as const;
const SEVERITIES = { error: 'error', warning: 'warning', note: 'info' } as const;

/** Published rules that the document breaks: refusals, warnings, notes, each with its id and its publisher's words. */
export function RuleFindings({ findings }: { findings: readonly Finding[] }) {
  return (['error', 'warning', 'note'] as const).map((severity) => {
    const own = findings.filter((finding) => finding.severity === severity);
    return own.length > 0 && <RuleGroup key={severity} severity={severity} findings={own} />;
  });
}

function RuleGroup({ severity, findings }: { severity: Finding['severity']; findings: readonly Finding[] }) {
  const t = useText();
  const [all, setAll] = useState(false);
  const shown = all ? findings : findings.slice(0, SHOWN_FIRST);
  return (
    <Alert
      severity={SEVERITIES[severity]}
      variant="outlined"
      role="note"
      sx={{ alignItems: 'flex-start', '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
    >
      <AlertTitle>{t(TITLES[severity])}</AlertTitle>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {shown.map((finding) => (
          <RuleItem key={`${finding.rule?.set} ${finding.rule?.id}`} finding={finding} />
        ))}
      </Box>
      {shown.length < findings.length && (
        <Button size="small" color="inherit" onClick={() => setAll(true)} sx={{ mt: 0.5, ml: -0.5 }}>
          {t('rules.more', { count: findings.length - shown.length })}
        </Button>
      )}
    </Alert>
  );
}

function RuleItem({ finding }: { finding: Finding }) {
  const t = useText();
  const { rule } = finding;
  return (
    <Box component="li">
      <Typography variant="body2">
        {sentenceOfFinding(t, finding)}{' '}
        <Box component="bdi" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
          {rule?.id}
        </Box>
        {rule && rule.times > 1 && <> ({t('rules.times', { count: rule.times })})</>}
      </Typography>
      {rule?.text && (
        <Typography component="details" variant="body2" sx={{ color: 'text.secondary' }}>
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            {t('rules.published', { set: rule.set === 'SCHEMA' ? 'XSD' : rule.set })}
          </Box>
          {/* The publisher's language and syntax are their own, whatever the reader's. */}
          <Box dir="ltr" sx={{ overflowWrap: 'anywhere', mt: 0.5 }}>
            {rule.text}
            {rule.place && (
              <Box component="code" sx={{ display: 'block', fontSize: '0.75rem', mt: 0.5 }}>
                {rule.place}
              </Box>
            )}
          </Box>
        </Typography>
      )}
    </Box>
  );
}
