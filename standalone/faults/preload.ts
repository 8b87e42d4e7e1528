// Loaded into each process that the fault harness starts, before the service: its clock can be told to jump, and one of
// its guards may be gone. Nothing else loads it.
import { letClockJump } from './guards/jumping-clock.ts';
import { loadWithout } from './guards/without-guard.ts';

letClockJump();
const guard = process.env.FAULTS_WITHOUT;
if (guard) loadWithout(guard);
