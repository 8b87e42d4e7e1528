import { join } from 'node:path';

/**
 * Where the service keeps what Node compiled from one start to the next, its children do so, too: it is a third of what a first answer
 * takes. In a folder of their own, for what a hostile file made of a child shall not be code that a service runs.
 */
export function childsCompileCache(): { NODE_COMPILE_CACHE?: string } {
  const folder = process.env.NODE_COMPILE_CACHE;
  return folder ? { NODE_COMPILE_CACHE: join(folder, 'children') } : {};
}
