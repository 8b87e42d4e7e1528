import {
  IdParams,
  ImportTemplate,
  inScope,
  RollBackTemplate,
  scopeOf,
  TemplateDetail,
  TRAINING_LIMITS,
  Training,
} from '@comptoir/contracts';
import { type App, callerOf, deciderOf, Problem } from '@comptoir/service-kit';
import { Type } from 'typebox';
import { parseTemplate } from '../templates/template.ts';
import type { DecideParts } from '../training/decide-training.ts';
import type { LaunchTraining } from '../training/launch-training.ts';
import { presentTemplateDetail, presentTraining } from '../training/present-training.ts';
import { type LearnedTemplate, shownVersion, versionOf } from './kept-template.ts';
import { rollBack } from './roll-back.ts';

const BASE = '/api/v1/extraction/templates';
type Asked = Parameters<typeof callerOf>[0];

const ExportQuery = Type.Object({ number: Type.Optional(Type.Integer({ minimum: 1 })) });

/** Templates in use and out of it: looked into, rolled back, taken along as a file, and brought back as one. */
export function keptTemplateRoutes(app: App, parts: DecideParts & { readonly launch: LaunchTraining }): void {
  const scope = (request: Asked) => scopeOf(callerOf(request));
  const found = async (request: Asked & { params: { id: string } }): Promise<LearnedTemplate> => {
    const template = await parts.templates.find(scope(request), request.params.id);
    if (!template) throw new Problem('not.found');
    return template;
  };

  app.get(
    `${BASE}/:id`,
    { config: { action: 'training.read' }, schema: { params: IdParams, response: { 200: TemplateDetail } } },
    async (request) => presentTemplateDetail(await found(request)),
  );

  app.get(
    `${BASE}/:id/export`,
    { config: { action: 'training.read' }, schema: { params: IdParams, querystring: ExportQuery } },
    async (request, reply) => {
      const template = await found(request);
      const { number } = request.query;
      const version = number === undefined ? shownVersion(template) : versionOf(template, number);
      if (!version) throw new Problem('template.versionUnknown', { number: number ?? 0 });
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="template-${template.id}-v${version.number}.json"`)
        .send(JSON.stringify(version.template, null, 2));
    },
  );

  app.post(
    BASE,
    {
      config: { action: 'template.import' },
      bodyLimit: TRAINING_LIMITS.fileBytes,
      schema: { body: ImportTemplate, response: { 201: Training } },
    },
    async (request, reply) => {
      const { supplierId, template: file } = request.body;
      if (!inScope(scope(request), supplierId)) throw new Problem('not.found');
      const template = parseTemplate(file);
      if (!template) throw new Problem('template.invalid');
      const lesson = { template, supplierId, origin: 'IMPORT' } as const;
      const { training } = await parts.database.withTransaction((session) =>
        parts.launch(session, lesson, {}, deciderOf(request)),
      );
      return reply.code(201).send(presentTraining(training));
    },
  );

  app.post(
    `${BASE}/:id/roll-back`,
    {
      config: { action: 'template.rollBack' },
      schema: { params: IdParams, body: RollBackTemplate, response: { 200: TemplateDetail } },
    },
    async (request) => {
      const { version, to } = request.body;
      const rolled = await rollBack(parts, scope(request), {
        id: request.params.id,
        version,
        to,
        by: deciderOf(request),
      });
      return presentTemplateDetail(rolled);
    },
  );
}
