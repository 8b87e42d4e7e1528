import { runService } from '@comptoir/service-kit/run';
import { createApp } from './app.ts';
import { readDocumentsConfig } from './config.ts';

await runService('documents', createApp, { config: readDocumentsConfig });
