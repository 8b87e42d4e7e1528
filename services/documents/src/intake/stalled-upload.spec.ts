import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request as httpRequest } from 'node:http';
import { aSupplier, startService } from '@comptoir/testing';
import { badInput } from '@comptoir/testing/bad-input';
import { expect, it } from 'vitest';
import { createApp } from '../app.ts';

const service = await startService('documents', createApp, { env: { UPLOAD_STALLED_MS: '400' } });
const supplier = aSupplier('01890000-0000-7000-8000-000000000001');
const count = (name: string) => service.database.connection.collection(name).countDocuments();

it('upload that stands still is refused, cut and leaves nothing', async () => {
  const { status, problem } = badInput('upload that stands still');
  const request = httpRequest(`${service.url}/api/bill/upload`, {
    method: 'POST',
    headers: {
      ...(await service.headersOf(supplier)),
      'content-type': 'multipart/form-data; boundary=cut',
      'content-length': '1000000',
    },
  });
  request.write(
    `--cut\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7${'x'.repeat(300_000)}`,
  );
  await expect.poll(() => count('pending_files')).toBe(1);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body: Buffer[] = [];
  for await (const chunk of response) body.push(chunk);
  expect([response.statusCode, JSON.parse(Buffer.concat(body).toString()).code]).toEqual([status, problem]);
  request.on('error', () => {});
  request.destroy();
  for (const name of ['pending_files', 'files.files', 'files.chunks', 'documents'])
    await expect.poll(() => count(name)).toBe(0);
});
