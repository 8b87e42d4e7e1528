// What a hashing thread does, a password at a time; on a thread of its own because a hash takes a core for a while.
import { hashSync, type Options, verifySync } from '@node-rs/argon2';

/** One hash to work out, or one to compare with. */
export type HashTask =
  | { readonly kind: 'hash'; readonly password: string; readonly parameters: Options }
  | { readonly kind: 'verify'; readonly password: string; readonly hash: string };

export default function work(task: HashTask): string | boolean {
  return task.kind === 'hash' ? hashSync(task.password, task.parameters) : verifySync(task.hash, task.password);
}
