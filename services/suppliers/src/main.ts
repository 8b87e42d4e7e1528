import { runService } from '@comptoir/service-kit/run';
import { createApp } from './app.ts';

await runService('suppliers', createApp, { calls: ['messaging'] });
