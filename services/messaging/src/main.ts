import { readConfig } from '@comptoir/service-kit';
import { runService } from '@comptoir/service-kit/run';
import { createApp } from './app.ts';
import { Config } from './config.ts';

await runService('messaging', createApp, {
  calls: ['identity', 'documents'],
  config: (env) => readConfig(Config, env),
});
