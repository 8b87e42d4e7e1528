import { useState } from 'react';

type Problems = Readonly<Record<string, string>>;

export interface FieldProblems {
  /** What an input of that field wears. */
  of(field: string): { readonly error: boolean; readonly helperText: string | undefined };
  /** The field was changed: what was said of it is said no more. */
  heed(field: string): void;
}

/** What a dialog's fields were refused for, each until it is changed. */
export function useFieldProblems(problems: Problems): FieldProblems {
  const [heeded, setHeeded] = useState<{ readonly of: Problems; readonly fields: readonly string[] }>();
  const fields = heeded?.of === problems ? heeded.fields : [];
  return {
    of(field) {
      const problem = fields.includes(field) ? undefined : problems[field];
      return { error: problem !== undefined, helperText: problem };
    },
    heed: (field) => setHeeded({ of: problems, fields: [...fields, field] }),
  };
}
