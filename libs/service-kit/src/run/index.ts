export { keyFilesIn, type MadeKeyFiles, makeKeyFiles } from './make-key-files.ts';
export { type RunOptions, runService } from './run-service.ts';
