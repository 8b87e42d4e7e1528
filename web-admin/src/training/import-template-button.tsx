import { TRAINING_LIMITS } from '@comptoir/contracts';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { sentenceOf } from '../providers/http.ts';
import { visuallyHidden } from '../shared/visually-hidden.ts';
import { importTemplate, TRAINING_KEY } from './calls.ts';

/** Brings a template as a file: a proposal, replayed before anybody accepts it. */
export function ImportTemplateButton({ supplierId }: { supplierId: string }) {
  const t = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { isPending, mutate } = useMutation({
    mutationFn: async (file: File) => importTemplate(supplierId, await jsonOf(file)),
    onSuccess: () => notify(t('learning.importing'), { type: 'success' }),
    onError: (refusal) =>
      notify(refusal instanceof NoTemplate ? t('learning.noTemplate') : translate(sentenceOf(refusal)), {
        type: 'error',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: TRAINING_KEY }),
  });
  return (
    <>
      <Button startIcon={<UploadIcon />} loading={isPending} onClick={() => input.current?.click()}>
        {t('learning.import')}
      </Button>
      <Box
        component="input"
        ref={input}
        type="file"
        accept="application/json,.json"
        tabIndex={-1}
        aria-label={t('learning.import')}
        sx={visuallyHidden}
        onChange={({ target }) => {
          const field = target as HTMLInputElement;
          const [chosen] = field.files ?? [];
          if (chosen) mutate(chosen);
          // The same file may be chosen again.
          field.value = '';
        }}
      />
    </>
  );
}

/** Not even JSON, or more than is taken: there is nothing to send. */
class NoTemplate extends Error {}

async function jsonOf(file: File): Promise<unknown> {
  if (file.size > TRAINING_LIMITS.fileBytes) throw new NoTemplate();
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new NoTemplate();
  }
}
