import { REPLY_MAXIMUM_LENGTH } from '@comptoir/contracts';
import SendIcon from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { sentenceOf } from '../../providers/http.ts';
import { useSession } from '../../session.ts';
import { mirrored } from '../../shared/mirrored.ts';
import { AttachFiles } from './attach-files.tsx';
import { chooseFiles } from './choose-files.ts';
import { type Reply, sendReply } from './send-reply.ts';
import type { ThreadKey } from './thread-key.ts';

/** Posts a comment. An empty one is passed over (specification 000 §5); one that was refused stays in the box, with its files. */
export function ReplyForm({ thread }: { thread: ThreadKey }) {
  const t = useText();
  const translate = useTranslate();
  const client = useQueryClient();
  const { isSupplier } = useSession();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const reply = useMutation({
    mutationFn: (what: Reply) => sendReply(thread, what),
    onSuccess: () => {
      setText('');
      setFiles([]);
      // The button cannot keep the focus while it waits.
      box.current?.focus();
      return client.invalidateQueries({ queryKey: ['messages'] });
    },
  });
  const post = (event: SyntheticEvent) => {
    event.preventDefault();
    const comment = text.trim();
    if (reply.isPending || (comment === '' && files.length === 0)) return;
    setRefused(comment === '' ? t('messages.missingComment') : undefined);
    if (comment === '') box.current?.focus();
    else reply.mutate({ text: comment, files });
  };
  const add = (added: readonly File[]) => {
    const chosen = chooseFiles(files, added, isSupplier);
    setFiles(chosen.files);
    setRefused(chosen.refusal && t(chosen.refusal.key, chosen.refusal.values));
    reply.reset();
  };
  const problem = refused ?? (reply.error && translate(sentenceOf(reply.error)));
  return (
    <Box component="form" noValidate onSubmit={post} sx={{ display: 'grid', gap: 1.5, mt: 2.5 }}>
      <TextField
        fullWidth
        multiline
        inputRef={box}
        minRows={thread.invoiceId === undefined ? 3 : 2}
        maxRows={12}
        name="replyText"
        label={t('messages.comment')}
        value={text}
        error={Boolean(problem)}
        helperText={problem}
        onChange={({ target }) => {
          setText(target.value);
          setRefused(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) post(event);
        }}
        slotProps={{
          htmlInput: { maxLength: REPLY_MAXIMUM_LENGTH, dir: 'auto' },
          input: { readOnly: reply.isPending },
          formHelperText: { role: 'alert' },
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', justifyContent: 'flex-end' }}>
        <AttachFiles
          files={files}
          disabled={reply.isPending}
          onAdd={add}
          onRemove={(gone) => setFiles(files.filter((file) => file !== gone))}
        />
        <Button type="submit" variant="contained" loading={reply.isPending} startIcon={<SendIcon sx={mirrored} />}>
          {t('messages.post')}
        </Button>
      </Box>
    </Box>
  );
}
