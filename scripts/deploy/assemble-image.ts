import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { type Instruction, parseDockerfile, type Stage, wholeStage } from './dockerfile.ts';
import { readDockerignore } from './dockerignore.ts';

export interface Assembled {
  /** The folder that stands for `/` of the image. */
  readonly root: string;
  /** Every instruction, those of the stages below first. */
  readonly instructions: readonly Instruction[];
}

export interface Assembler {
  /** Does the steps of a stage, and of the stages it needs, each once. @throws Error with what a step said */
  assemble(target: string): Promise<Assembled>;
}

/**
 * Does what the Dockerfile says where no container engine is: each stage is an empty folder that stands for `/`, COPY
 * copies what .dockerignore leaves of the context, RUN runs npm there with the Node that runs this. The base image is
 * taken for granted: Node and npm.
 */
export async function createAssembler(context: string, workFolder: string): Promise<Assembler> {
  const stages = parseDockerfile(await readFile(join(context, 'Dockerfile'), 'utf8'));
  const isSent = readDockerignore(await readFile(join(context, '.dockerignore'), 'utf8'));
  const done = new Map<string, Promise<string>>();

  const rootOf = (name: string): Promise<string> => {
    const stage = stages.get(name);
    if (!stage) throw new Error(`Dockerfile: no stage ${name}`);
    const root = done.get(name) ?? build(stage);
    done.set(name, root);
    return root;
  };

  async function build(stage: Stage): Promise<string> {
    const root = join(workFolder, stage.name);
    await mkdir(root, { recursive: true });
    if (stages.has(stage.from)) await copyTree(await rootOf(stage.from), root);
    let folder = lastFolder(stages, stage.from);
    for (const { verb, rest } of stage.instructions) {
      if (verb === 'WORKDIR') {
        folder = rest;
        await mkdir(join(root, folder), { recursive: true });
      } else if (verb === 'COPY') await copy(rest, root, folder);
      else if (verb === 'RUN') await run(rest, join(root, folder));
    }
    return root;
  }

  async function copy(rest: string, root: string, folder: string): Promise<void> {
    const words = rest.split(/\s+/);
    const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
    const paths = words.filter((word) => !word.startsWith('--'));
    const target = paths.pop() ?? '';
    const source = from === undefined ? context : await rootOf(from);
    const into = join(root, resolve(folder, target));
    for (const path of paths) {
      const origin = join(source, path);
      const isFolder = (await stat(origin)).isDirectory();
      // As Docker has it: of a folder, what is in it; a file keeps its name below a target that ends with a slash.
      const destination = !isFolder && /\/$/.test(target) ? join(into, basename(path)) : into;
      await mkdir(dirname(destination), { recursive: true });
      if (from !== undefined) await copyTree(origin, destination);
      else if (isFolder) await copySent(origin, destination);
      else if (isSent(relative(context, origin))) await cp(origin, destination);
      else throw new Error(`COPY ${path}: .dockerignore keeps it out of the context`);
    }
  }

  async function copySent(origin: string, destination: string): Promise<void> {
    for (const entry of await readdir(origin, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isDirectory() || /(^|\/)node_modules\//.test(relative(context, file))) continue;
      if (isSent(relative(context, file))) await cp(file, join(destination, relative(origin, file)));
    }
  }

  return {
    async assemble(target) {
      return { root: await rootOf(target), instructions: wholeStage(stages, target) };
    },
  };
}

const copyTree = (from: string, to: string): Promise<void> => cp(from, to, { recursive: true, verbatimSymlinks: true });

function lastFolder(stages: ReadonlyMap<string, Stage>, name: string): string {
  return wholeStage(stages, name).findLast((instruction) => instruction.verb === 'WORKDIR')?.rest ?? '/';
}

/** npm alone: any other program would have to be in the image. */
async function run(line: string, folder: string): Promise<void> {
  if (!line.startsWith('npm ')) throw new Error(`RUN ${line}: only npm is known to be there`);
  const child = spawn(line, {
    cwd: folder,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
      npm_config_prefer_offline: 'true',
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`RUN ${line} ended with ${code}:\n${said.trimEnd()}`);
}
