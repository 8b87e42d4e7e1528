import AttachFileIcon from '@mui/icons-material/AttachFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { visuallyHidden } from './visually-hidden.ts';

interface FileChoiceProps {
  readonly name: string;
  readonly label: string;
  /** As the browser's own: `application/pdf,.pdf`. */
  readonly accept: string;
  readonly file: File | undefined;
  readonly onChoose: (file: File) => void;
}

/** A button that asks for one file, and names the one that was chosen. */
export function FileChoice({ name, label, accept, file, onChoose }: FileChoiceProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box>
      <Button variant="outlined" startIcon={<AttachFileIcon />} onClick={() => input.current?.click()}>
        <bdi>{file ? t('file.chosen', { name: file.name }) : label}</bdi>
      </Button>
      <Box
        component="input"
        ref={input}
        type="file"
        name={name}
        accept={accept}
        tabIndex={-1}
        aria-label={label}
        sx={visuallyHidden}
        onChange={({ target }) => {
          const [chosen] = (target as HTMLInputElement).files ?? [];
          if (chosen) onChoose(chosen);
        }}
      />
    </Box>
  );
}
