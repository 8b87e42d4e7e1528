import { DecideTraining, IdParams, inScope, Learning, StartTraining, scopeOf, Training } from '@comptoir/contracts';
import { type App, callerOf, deciderOf, Problem } from '@comptoir/service-kit';
import { acceptTraining, type DecideParts, discardTraining } from './decide-training.ts';
import type { LaunchTraining } from './launch-training.ts';
import { presentLearning, presentTraining } from './present-training.ts';
import type { SampleStore } from './sample.store.ts';
import { hasLayout } from './sample.ts';

const BASE = '/api/v1/extraction';

type Asked = Parameters<typeof callerOf>[0];

export interface TrainingRoutesParts extends DecideParts {
  readonly samples: SampleStore;
  readonly launch: LaunchTraining;
}

/** What corrections taught, of a supplier: trainings, and what is decided about what they propose. */
export function trainingRoutes(app: App, parts: TrainingRoutesParts): void {
  const { database, trainings, templates, samples, launch } = parts;
  const scope = (request: Asked) => scopeOf(callerOf(request));

  app.get(
    `${BASE}/learning/:id`,
    { config: { action: 'training.read' }, schema: { params: IdParams, response: { 200: Learning } } },
    async (request) => {
      const { id: supplierId } = request.params;
      if (!inScope(scope(request), supplierId)) throw new Problem('not.found');
      const [kept, latest] = await Promise.all([
        templates.ofSupplier(scope(request), supplierId),
        trainings.latest(scope(request), supplierId),
      ]);
      return presentLearning(kept, latest);
    },
  );

  app.get(
    `${BASE}/trainings/:id`,
    { config: { action: 'training.read' }, schema: { params: IdParams, response: { 200: Training } } },
    async (request) => {
      const training = await trainings.find(scope(request), request.params.id);
      if (!training) throw new Problem('not.found');
      return presentTraining(training);
    },
  );

  app.post(
    `${BASE}/trainings`,
    {
      config: { action: 'training.start' },
      schema: { body: StartTraining, response: { 200: Training, 201: Training } },
    },
    async (request, reply) => {
      const { training, isNew } = await database.withTransaction(async (session) => {
        const sample = await samples.find(scope(request), request.body.invoiceId, session);
        if (!sample) throw new Problem('training.notVerified');
        if (!hasLayout(sample)) throw new Problem('training.structured');
        return launch(session, { sample, origin: 'PERSON' }, {}, deciderOf(request));
      });
      return reply.code(isNew ? 201 : 200).send(presentTraining(training));
    },
  );

  const decisions = { accept: acceptTraining, discard: discardTraining };
  for (const [name, decide] of Object.entries(decisions)) {
    app.post(
      `${BASE}/trainings/:id/${name}`,
      {
        config: { action: 'training.decide' },
        schema: { params: IdParams, body: DecideTraining, response: { 200: Training } },
      },
      async (request) => {
        const deciding = { id: request.params.id, version: request.body.version, by: deciderOf(request) };
        return presentTraining(await decide(parts, scope(request), deciding));
      },
    );
  }
}
