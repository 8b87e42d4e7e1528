import type { fr } from './fr.ts';

/** Every sentence of the interface; French has them all, and another language that lacks one does not compile. */
export type MessageKey = keyof typeof fr;
export type Catalogue = Readonly<Record<MessageKey, string>>;
