import { SERVICES } from '@comptoir/contracts';
import { runService } from '@comptoir/service-kit/run';
import { createApp } from './app.ts';
import { configFrom } from './config.ts';

await runService('gateway', createApp, { config: configFrom, calls: SERVICES });
