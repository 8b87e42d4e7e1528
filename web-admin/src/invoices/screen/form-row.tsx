import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { problemIdOf } from './cell-input.tsx';
import { useFieldFrame } from './field-frame.ts';

interface FormRowProps {
  /** Where the row stands in the form: `lines.2`. */
  readonly place: string;
  /** Its values, as they are called. */
  readonly columns: readonly { readonly name: string; readonly label: string }[];
  /** How many cells it has. */
  readonly span: number;
  readonly children: ReactNode;
}

/** A row of a table of the form; under it, over its whole width, what is wrong with its values: a cell has no room for it. */
export function FormRow({ place, columns, span, children }: FormRowProps) {
  const t = useText();
  const { problems } = useFieldFrame();
  const wrong = columns.flatMap(({ name, label }) => {
    const problem = problems[`${place}.${name}`];
    return problem === undefined ? [] : [{ id: problemIdOf(`${place}.${name}`), label, problem }];
  });
  return (
    <>
      <TableRow>{children}</TableRow>
      {wrong.length > 0 && (
        <TableRow>
          <TableCell colSpan={span} sx={{ color: 'error.main', fontSize: '0.75rem' }}>
            {wrong.map(({ id, label, problem }) => (
              <Box key={id} id={id}>
                {label}
                {t('common.colon')}
                {problem}
              </Box>
            ))}
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
