import type { DeadLetterDetail } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormats, useText } from '../i18n/use-text.ts';

/** What is known of a letter: whose it is, why it could not be taken in, what it says, what was decided. */
export function LetterFacts({ letter }: { letter: DeadLetterDetail }) {
  const t = useText();
  const { instant, number } = useFormats();
  const { cause, decisions } = letter;
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
          columnGap: 3,
          rowGap: { xs: 0.25, sm: 0.75 },
          m: 0,
          '& dt': { color: 'text.secondary', mt: { xs: 1, sm: 0 } },
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        <Fact name={t('letters.service')} value={letter.consumer} />
        <Fact name={t('letters.at')} value={instant(letter.at)} />
        <Fact name={t('letters.cause')} value={`${cause.name}: ${cause.message}`} />
        <Fact name={t('letters.tries')} value={number(letter.attempts)} />
        <Fact name={t('letters.subject')} value={`${letter.subject} · ${number(letter.sequence)}`} />
        <Fact name={t('letters.correlation')} value={letter.correlationId} />
        {letter.traceId !== undefined && <Fact name={t('letters.trace')} value={letter.traceId} />}
        {decisions.map(({ at, by, decision, reason }) => (
          <Fact
            key={at}
            name={t(`letters.decision.${decision}`)}
            value={[instant(at), by.name, reason].filter(Boolean).join(' · ')}
          />
        ))}
      </Box>
      <Code title={t('letters.payload')} text={JSON.stringify(letter.event, null, 2)} />
      {letter.stack !== '' && <Code title={t('letters.stack')} text={letter.stack} />}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </>
  );
}

/** Code reads from left to right, whatever the page does; it scrolls inside its own frame, by keyboard too. */
function Code({ title, text }: { title: string; text: string }) {
  return (
    <Box component="section" aria-label={title} sx={{ mt: 2.5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      <Box
        component="pre"
        dir="ltr"
        tabIndex={0}
        sx={{
          ...{ m: 0, p: 1.5, borderRadius: 1, bgcolor: 'action.hover', overflow: 'auto', maxHeight: 320 },
          ...{ fontSize: '0.8125rem', lineHeight: 1.5, textAlign: 'start' },
        }}
      >
        {text}
      </Box>
    </Box>
  );
}
