// Loaded by the fault harness into each process it starts, before the service: its source without one of the guards.
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { changed, GUARDS, isGuard } from './guards.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

export function loadWithout(guard: string): void {
  if (!isGuard(guard)) throw new Error(`there is no guard ‘${guard}’`);
  const changes = new Map(GUARDS[guard].map((change) => [pathToFileURL(join(ROOT, change.file)).href, change]));
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const change = changes.get(url);
      if (!change) return loaded;
      return { ...loaded, source: changed(String(loaded.source), change) };
    },
  });
}
