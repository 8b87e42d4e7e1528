import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { residentMemory } from '@comptoir/service-kit/child-pool';
import { aClerk, startService } from '@comptoir/testing';
import { expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { type Instance, startInstance } from './fixtures/start-instance.ts';

const MEGABYTE = 1_000_000;
const service = await startService('documents', createApp);

/** As the settings service tells it. */
async function setMaximum(value: string): Promise<void> {
  const by = { id: 'u', name: 'U', kind: 'user' };
  await service.bus.publish('comptoir.settings.v1', [
    {
      id: 'maximum',
      type: 'SettingChanged',
      version: 1,
      occurredAt: '2026-01-01T00:00:00.000Z',
      source: 'settings',
      subject: 'invoice/INVOICE_MAXIMUM_SIZE',
      sequence: 1,
      correlationId: 'c',
      data: { module: 'invoice', code: 'INVOICE_MAXIMUM_SIZE', value, previous: '', by },
    },
  ]);
}

/** Sends a PDF of so many bytes; answers the status and the most memory the instance held meanwhile. */
async function send({ url, child, headersOf }: Instance, bytes: number): Promise<{ status: number; peak: number }> {
  const request = httpRequest(`${url}/api/bill/upload`, {
    method: 'POST',
    headers: { ...(await headersOf(aClerk())), 'content-type': 'multipart/form-data; boundary=cut' },
  });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  request.write('--cut\r\nContent-Disposition: form-data; name="file"; filename="big.pdf"\r\n\r\n%PDF-1.7\n');
  const chunk = Buffer.alloc(64_000, 'x');
  let peak = 0;
  for (let sent = 0; sent < bytes; sent += chunk.length) {
    if (!request.write(chunk)) await once(request, 'drain');
    peak = Math.max(peak, (await residentMemory(child.pid ?? 0)) ?? 0);
  }
  request.end('\r\n--cut--\r\n');
  const [response] = await answered;
  response.resume();
  return { status: response.statusCode ?? 0, peak };
}

it('a file of the size allowed streams through: the service grows by less than 32 MB for 99', {
  timeout: 120_000,
}, async () => {
  await setMaximum('100');
  const instance = await startInstance(service.database.name);
  // The heap's young space grows to its size with the first megabytes, whatever they are: that is not the file.
  await send(instance, 24 * MEGABYTE);
  const before = (await residentMemory(instance.child.pid ?? 0)) ?? 0;
  const { status, peak } = await send(instance, 99 * MEGABYTE);
  expect(status).toBe(201);
  expect(peak - before).toBeLessThan(32 * MEGABYTE);
});
