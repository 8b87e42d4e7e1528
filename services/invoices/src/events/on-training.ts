import type { Handlers } from '@comptoir/event-bus';
import type { createNoteTraining } from '../invoice/note-training.ts';

/** Extraction learns from a correction: the invoice's history tells it. */
export const onTraining = (note: ReturnType<typeof createNoteTraining>): Handlers => ({
  TrainingLaunched: note.launched,
  TrainingCompleted: note.completed,
});
