import { PUT_INTO } from './remote-folder.ts';

/** What programs call a file that they are still writing, or want overlooked. */
const UNDER_WAY = /^[.~]|~$|\.(part|filepart|tmp|temp|crdownload|upload|lock)$/i;
/** A name that would lead elsewhere, or be a second command to its server. */
const UNSAFE = /[\p{Cc}/\\]/u;

export const isFileName = (name: string): boolean => !UNSAFE.test(name) && !UNDER_WAY.test(name);

export const isSubfolder = (name: string): boolean =>
  !UNSAFE.test(name) && !name.startsWith('.') && !PUT_INTO.some((put) => put === name.toLowerCase());
