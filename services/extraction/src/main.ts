import { runService } from '@comptoir/service-kit/run';
import { createApp } from './app.ts';
import { configFrom } from './config.ts';

await runService('extraction', createApp, { config: configFrom, calls: ['documents'] });
