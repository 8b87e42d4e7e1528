import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { IMPORT_RULES } from './import-rules.ts';
import { linesBreaking, TEXT_RULES } from './text-rules.ts';

const ROOMS = ['libs', 'services', 'web-admin', 'standalone', 'bench'];
/** A reader of imports that understands nothing finds no violation either: too few modules or arrows is a failure. */
const FEWEST_ARROWS = 3;

export interface HouseReport {
  readonly modules: number;
  readonly violations: readonly string[];
}

/** Holds the tree at `root` against the rules of the house. @throws Error when it could not really look */
export async function checkHouse(root: string): Promise<HouseReport> {
  const files = await sourcesOf(root);
  const { modules, arrows, violations } = await importViolations(root, files);
  if (arrows < FEWEST_ARROWS)
    throw new Error(`the import check saw ${arrows} imports in ${files.length} files: it is blind`);
  return { modules, violations: [...violations, ...(await textViolations(root, files))] };
}

async function sourcesOf(root: string): Promise<string[]> {
  const found: string[] = [];
  for (const room of ROOMS) {
    const entries = await readdir(join(root, room), { withFileTypes: true, recursive: true }).catch(() => []);
    for (const entry of entries) {
      const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
      if (entry.isFile() && /\.tsx?$/.test(entry.name) && !/(^|\/)(node_modules|dist)\//.test(path)) found.push(path);
    }
  }
  return found.sort();
}

async function importViolations(
  root: string,
  files: readonly string[],
): Promise<{ modules: number; arrows: number; violations: string[] }> {
  const { output } = await cruise(
    [...files],
    {
      baseDir: root,
      ruleSet: { forbidden: IMPORT_RULES },
      validate: true,
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)dist/' },
    },
    {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  );
  const { modules, summary } = output as ICruiseResult;
  return {
    modules: modules.length,
    arrows: modules.reduce((sum, module) => sum + module.dependencies.length, 0),
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  };
}

async function textViolations(root: string, files: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const file of files) {
    const rules = TEXT_RULES.filter((rule) => !rule.allowed.test(file));
    if (rules.length === 0) continue;
    const source = await readFile(join(root, file), 'utf8');
    for (const rule of rules) found.push(...linesBreaking(rule, source).map((line) => `${rule.name}: ${file}:${line}`));
  }
  return found;
}
