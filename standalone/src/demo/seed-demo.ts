import type { Clock, Logger } from '@comptoir/service-kit';
import type { Portal } from '../portal.ts';

export async function seedDemo(portal: Portal, parts: { clock: Clock; logger: Logger }): Promise<void> {
  parts.logger.info({ url: portal.url }, 'demo data');
}
