import { REPLY_FILE_MAXIMUM_MB, REPLY_MAXIMUM_FILES } from '@comptoir/contracts';
import type { MessageKey } from '../../i18n/catalogue.ts';

/** What is known of a file before it is sent. */
type Choice = Pick<File, 'name' | 'size' | 'lastModified'>;

/** Two files alike in all of it are one, chosen twice. */
export const fileKey = ({ name, size, lastModified }: Choice): string => `${name}/${size}/${lastModified}`;

export interface Chosen<F> {
  readonly files: readonly F[];
  /** Why some were not taken. */
  readonly refusal?: { readonly key: MessageKey; readonly values: Readonly<Record<string, string | number>> };
}

const MOST_BYTES = REPLY_FILE_MAXIMUM_MB * 1_000_000;

/**
 * The files of a comment with those somebody chose now: each of at most 2 MB, at most ten. Of what is too big nothing is
 * taken, and each side is told in its own words (specification 000 §5: both readings stand).
 */
export function chooseFiles<F extends Choice>(
  before: readonly F[],
  added: readonly F[],
  isSupplier: boolean,
): Chosen<F> {
  const maximum = REPLY_FILE_MAXIMUM_MB;
  const tooBig = added.find(({ size }) => size > MOST_BYTES);
  if (tooBig) {
    const key = isSupplier ? 'messages.bigFile' : 'messages.fileTooLarge';
    return { files: before, refusal: { key, values: { name: tooBig.name, maximum } } };
  }
  const empty = added.find(({ size }) => size === 0);
  if (empty) return { files: before, refusal: { key: 'messages.emptyFile', values: { name: empty.name } } };
  const files = [...new Map([...before, ...added].map((file) => [fileKey(file), file])).values()];
  if (files.length <= REPLY_MAXIMUM_FILES) return { files };
  return { files: before, refusal: { key: 'messages.tooManyFiles', values: { maximum: REPLY_MAXIMUM_FILES } } };
}
