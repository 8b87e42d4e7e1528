/** An error as a line has it: no field but these, since drivers hang the values they failed on onto theirs. */
export interface ErrorView {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string | number;
  readonly cause?: ErrorView;
}

const DEEPEST_CAUSE = 4;

/** @param clean what is done to each text of it */
export function errorView(error: unknown, clean: (text: string) => string = (text) => text, depth = 0): ErrorView {
  if (!(error instanceof Error)) return { type: typeof error, message: clean(String(error)) };
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message: clean(message),
    ...(stack !== undefined && { stack: clean(stack) }),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(cause !== undefined && depth < DEEPEST_CAUSE && { cause: errorView(cause, clean, depth + 1) }),
  };
}
