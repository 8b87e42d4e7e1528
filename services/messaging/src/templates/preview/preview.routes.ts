import { Language } from '@comptoir/contracts';
import { type App, Problem } from '@comptoir/service-kit';
import { Type } from 'typebox';
import { renderMail } from '../render-mail.ts';
import { previewList, previewOf } from './preview-page.ts';
import { SAMPLES, USUAL } from './samples.ts';

const PATH = '/api/v1/mail-templates';
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
};
const SampleParams = Type.Object({ template: Type.String(), form: Type.String(), language: Language });

/** For development alone: every mail of the product with what it usually says, in each language. */
export function previewRoutes(app: App): void {
  const config = { action: 'mail.manage' } as const;

  app.get(PATH, { config, schema: { hide: true } }, async (_request, reply) =>
    reply.headers(HEADERS).send(
      previewList(
        PATH,
        SAMPLES.map(({ name }) => name),
      ),
    ),
  );

  app.get(
    `${PATH}/:template/:form/:language`,
    { config, schema: { hide: true, params: SampleParams } },
    async (request, reply) => {
      const { template, form, language } = request.params;
      const sample = SAMPLES.find(({ name }) => name === `${template}/${form}`);
      if (!sample) throw new Problem('not.found');
      const mail = renderMail(sample.word(language, USUAL), { name: USUAL.person, language });
      return reply.headers(HEADERS).send(previewOf(PATH, sample.name, language, mail));
    },
  );
}
