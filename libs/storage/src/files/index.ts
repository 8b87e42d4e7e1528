export type { FileParts } from './file-parts.ts';
export type { FileStore } from './file-store.ts';
export { createGridFsStore, isFileLost } from './gridfs.store.ts';
export { type HeldFiles, holdFiles, writePending } from './hold-files.ts';
export { createPendingFiles, type PendingFile, type PendingFiles } from './pending-files.store.ts';
export { createSweeper, sweepAbandoned } from './sweep-abandoned.ts';
