import type { EventOf } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';
import type { KeptTemplateStore } from '../kept-templates/kept-template.store.ts';
import type { LastReadingStore } from '../reading-run/last-reading.store.ts';
import { compareReading } from '../templates/compare-reading.ts';
import type { LaunchTraining } from '../training/launch-training.ts';
import type { SampleStore } from '../training/sample.store.ts';
import { hasLayout, isCorrected, type Sample, verifiedContentOf } from '../training/sample.ts';
import type { TrainingStore } from '../training/training.store.ts';

interface Parts {
  readonly samples: SampleStore;
  readonly readings: LastReadingStore;
  readonly trainings: TrainingStore;
  readonly templates: KeptTemplateStore;
  readonly launch: LaunchTraining;
}

/** What people verify is kept to learn from, and one that corrects its reading launches a training. */
export function keepSamples({ samples, readings, trainings, templates, launch }: Parts) {
  return {
    async InvoiceVerified(event: EventOf<'InvoiceVerified'>, session: Session): Promise<void> {
      const { content, corrected, documentId, by } = event.data;
      // What went on by itself was looked at by nobody: only what a person confirmed teaches.
      if (by.kind === 'service') return;
      const invoiceId = event.subject;
      const read = await readings.find(session, invoiceId);
      // Read before readings were kept, or never: nothing to hold the verification against.
      if (!read || content.supplierId === undefined) return;
      const sample: Sample = {
        ...{ invoiceId, documentId, by, supplierId: content.supplierId, version: event.sequence },
        ...(content.invoiceNumber !== undefined && { invoiceNumber: content.invoiceNumber }),
        ...{ route: read.route, verified: verifiedContentOf(content, read), at: new Date(event.occurredAt) },
      };
      await samples.put(session, sample);
      if (!hasLayout(sample) || !isCorrected(corrected, read)) return;
      if (compareReading(read, sample.verified).length === 0) return;
      await launch(
        session,
        { sample, origin: 'CORRECTION' },
        { correlationId: event.correlationId, causationId: event.id },
      );
    },

    async InvoiceSentBack(event: EventOf<'InvoiceSentBack'>, session: Session): Promise<void> {
      if (event.data.status === 'TO_VERIFY') await samples.drop(session, event.subject);
    },

    async InvoiceDeleted(event: EventOf<'InvoiceDeleted'>, session: Session): Promise<void> {
      await samples.drop(session, event.subject);
      await readings.drop(session, event.subject);
    },

    async SupplierDeleted(event: EventOf<'SupplierDeleted'>, session: Session): Promise<void> {
      for (const store of [samples, trainings, templates]) await store.dropOf(session, event.subject);
    },
  };
}
