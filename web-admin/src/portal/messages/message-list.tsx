import type { ThreadMessage } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session.ts';
import { visuallyHidden } from '../../shared/visually-hidden.ts';
import { MessageFiles } from './message-files.tsx';
import { MessageText } from './message-text.tsx';

interface MessageListProps {
  readonly messages: readonly ThreadMessage[];
  /** Whether each says which invoice it is about. */
  readonly namesInvoices: boolean;
}

/** Comments, oldest first; one that arrives while the list is shown is read aloud. */
export function MessageList({ messages, namesInvoices }: MessageListProps) {
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
          <Message key={message.id} message={message} namesInvoice={namesInvoices} />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {last && last.id !== lastAtFirst ? `${last.createdBy}${t('common.colon')}${last.content}` : ''}
      </Box>
    </Box>
  );
}

/** The supplier's own comments stand where a line ends, the others' where it begins (specification 000 §2). */
function Message({ message, namesInvoice }: { message: ThreadMessage; namesInvoice: boolean }) {
  const t = useText();
  const { instant } = useFormats();
  const { content, createdBy, dateSent, fromSupplier, invoice, unread } = message;
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
        {unread && (
          <Chip size="small" color="primary" label={t('messages.new')} sx={{ marginInlineStart: 1, height: 20 }} />
        )}
      </Typography>
      {namesInvoice && invoice && <AboutInvoice invoice={invoice} />}
      <MessageText>{content}</MessageText>
      <MessageFiles message={message} />
    </Box>
  );
}

/** Which invoice a comment is about; of the staff it leads there. */
function AboutInvoice({ invoice }: { invoice: NonNullable<ThreadMessage['invoice']> }) {
  const t = useText();
  const { isSupplier } = useSession();
  const label = t('messages.aboutInvoice', { name: invoice.name });
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary', mb: 0.25 }}>
      {isSupplier ? (
        <bdi>{label}</bdi>
      ) : (
        <Link component={RouterLink} to={`/invoices/${invoice.id}`}>
          <bdi>{label}</bdi>
        </Link>
      )}
    </Typography>
  );
}
