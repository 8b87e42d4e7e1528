import { REPLY_MAXIMUM_LENGTH } from '@comptoir/contracts';
import SendIcon from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { type FormEvent, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { sentenceOf } from '../../providers/http.ts';
import { mirrored } from '../../shared/mirrored.ts';
import { sendReply } from './send-reply.ts';

/** Posts a comment. An empty one is passed over (specification 000 §5); one that was refused stays in the box. */
export function ReplyForm({ supplierId }: { supplierId: string }) {
  const t = useText();
  const translate = useTranslate();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const reply = useMutation({
    mutationFn: (comment: string) => sendReply(supplierId, comment),
    onSuccess: () => {
      setText('');
      // The button cannot keep the focus while it waits.
      box.current?.focus();
      return client.invalidateQueries({ queryKey: ['messages', supplierId] });
    },
  });
  const post = (event: FormEvent) => {
    event.preventDefault();
    const comment = text.trim();
    if (comment !== '' && !reply.isPending) reply.mutate(comment);
  };
  const problem = reply.error && translate(sentenceOf(reply.error));
  return (
    <Box component="form" noValidate onSubmit={post} sx={{ display: 'grid', gap: 1.5, mt: 2.5, justifyItems: 'end' }}>
      <TextField
        fullWidth
        multiline
        inputRef={box}
        minRows={3}
        maxRows={12}
        name="replyText"
        label={t('messages.comment')}
        value={text}
        error={Boolean(problem)}
        helperText={problem}
        onChange={({ target }) => setText(target.value)}
        slotProps={{
          htmlInput: { maxLength: REPLY_MAXIMUM_LENGTH, dir: 'auto' },
          input: { readOnly: reply.isPending },
          formHelperText: { role: 'alert' },
        }}
      />
      <Button type="submit" variant="contained" loading={reply.isPending} startIcon={<SendIcon sx={mirrored} />}>
        {t('messages.post')}
      </Button>
    </Box>
  );
}
