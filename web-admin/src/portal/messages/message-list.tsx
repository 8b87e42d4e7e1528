import type { ThreadMessage } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { visuallyHidden } from '../../shared/visually-hidden.ts';

/** Comments, oldest first; one that arrives while the list is shown is read aloud. */
export function MessageList({ messages }: { messages: readonly ThreadMessage[] }) {
  const t = useText();
  const last = messages.at(-1);
  const [lastAtFirst] = useState(last?.id);
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="ul"
        aria-label={t('messages.list')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 1.5 }}
      >
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {last && last.id !== lastAtFirst ? `${last.createdBy}${t('common.colon')}${last.content}` : ''}
      </Box>
    </Box>
  );
}

/** The supplier's own comments stand where a line ends, the others' where it begins (specification 000 §2). */
function Message({ message: { content, createdBy, dateSent, fromSupplier } }: { message: ThreadMessage }) {
  const { instant } = useFormats();
  return (
    <Box
      component="li"
      sx={{
        alignSelf: fromSupplier ? 'flex-end' : 'flex-start',
        maxWidth: { xs: '92%', sm: '75%' },
        px: 1.75,
        py: 1.25,
        borderRadius: 2,
        border: 1,
        borderColor: 'divider',
        bgcolor: fromSupplier ? 'action.selected' : 'background.paper',
      }}
    >
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary', mb: 0.25 }}>
        <Box component="bdi" sx={{ fontWeight: 650 }}>
          {createdBy}
        </Box>
        {' · '}
        <time dateTime={dateSent}>{instant(dateSent)}</time>
      </Typography>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textAlign: 'start' }}>
        {content}
      </Typography>
    </Box>
  );
}
