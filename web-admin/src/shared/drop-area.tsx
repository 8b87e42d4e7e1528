import Box from '@mui/material/Box';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';

interface DropAreaProps {
  /** As the browser's own: `.zip,application/zip`. */
  readonly accept: string;
  /** What the files are, for who hears the page. */
  readonly label: string;
  readonly describedBy?: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** What is shown in it; `choose` opens the browser's own choice of files. */
  readonly children: (choose: () => void) => ReactNode;
}

/** Where files are dropped, or chosen by the browser's own dialog. */
export function DropArea({
  accept,
  label,
  describedBy,
  multiple = false,
  disabled = false,
  onFiles,
  children,
}: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !disabled) onFiles(files);
  };
  const drag = (event: DragEvent, entering: boolean) => {
    event.preventDefault();
    setOver(entering && !disabled);
  };
  return (
    <Box
      onDragEnter={(event) => drag(event, true)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        take(event.dataTransfer.files);
      }}
      sx={{
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        bgcolor: over ? 'action.hover' : 'background.default',
        borderRadius: 1,
        px: 2,
        py: 3,
        textAlign: 'center',
        transition: 'border-color 120ms',
      }}
    >
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        multiple={multiple}
        accept={accept}
        aria-label={label}
        aria-describedby={describedBy}
        tabIndex={-1}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // The same file may be chosen again after a refusal.
          currentTarget.value = '';
        }}
        style={{ position: 'absolute', width: 1, height: 1, opacity: 0, pointerEvents: 'none' }}
      />
    </Box>
  );
}
