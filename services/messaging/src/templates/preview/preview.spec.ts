import { LANGUAGES } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { aClerk, anAdmin, aSupplier, startService } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { SAMPLES } from './samples.ts';

const ENV = { PUBLIC_URL: 'https://portal.example', SMTP_URL: 'smtp://127.0.0.1:9' };
const PATH = '/api/v1/mail-templates';

test('in development an administrator sees every mail in each language, as HTML that may do nothing and as text', async () => {
  const service = await startService('messaging', createApp, { env: { ...ENV, NODE_ENV: 'development' } });
  const list = await (await service.call(anAdmin(), PATH)).text();
  const links = [...list.matchAll(/href="(\/api\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(links).toHaveLength(SAMPLES.length * LANGUAGES.length);
  for (const path of links) {
    const answer = await service.call(anAdmin(), path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await answer.text();
    const isArabic = path.endsWith('/ar');
    expect(page).toContain(`<pre lang="${path.slice(-2)}" dir="${isArabic ? 'rtl' : 'ltr'}">`);
    expect(page).toMatch(/<iframe sandbox title="HTML" srcdoc="&lt;!doctype html&gt;/);
  }
  for (const path of [`${PATH}/invoice-paid/nothing/fr`, `${PATH}/nothing/paid/fr`])
    expect((await service.call(anAdmin(), path)).status).toBe(404);
  expect((await service.call(anAdmin(), `${PATH}/invoice-paid/paid/xx`)).status).toBe(400);
  for (const caller of [aClerk(), aSupplier(newId())]) expect((await service.call(caller, PATH)).status).toBe(403);
});

test.each<Record<string, string>>([{}, { NODE_ENV: 'production' }, { NODE_ENV: 'test' }])(
  'with %j there is no such page',
  async (more) => {
    const service = await startService('messaging', createApp, { env: { ...ENV, ...more } });
    for (const path of [PATH, `${PATH}/invoice-paid/paid/fr`])
      expect((await service.call(anAdmin(), path)).status).toBe(404);
  },
);
