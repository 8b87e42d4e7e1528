import { readConfig } from '@comptoir/service-kit';
import { runService } from '@comptoir/service-kit/run';
import { createApp } from './app.ts';
import { IdentityConfig } from './config.ts';

await runService('identity', createApp, { config: (env) => readConfig(IdentityConfig, env) });
