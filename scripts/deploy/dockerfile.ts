/** One line of a stage, continuations joined and build arguments filled in. */
export interface Instruction {
  readonly verb: string;
  readonly rest: string;
}

export interface Stage {
  readonly name: string;
  /** Another stage, or an image from outside. */
  readonly from: string;
  readonly instructions: readonly Instruction[];
}

/**
 * Reads the subset of a Dockerfile that ours is written in.
 * @throws Error for a line that is no instruction, or a stage without a name
 */
export function parseDockerfile(text: string): ReadonlyMap<string, Stage> {
  const stages = new Map<string, Stage>();
  const globals: Record<string, string> = {};
  let stage: { name: string; from: string; instructions: Instruction[]; args: Record<string, string> } | undefined;
  for (const line of logicalLines(text)) {
    const [, verb = '', said = ''] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? [];
    if (!verb) throw new Error(`Dockerfile: not an instruction: ${line}`);
    const rest = said.replace(/\$\{(\w+)\}/g, (_whole, name: string) => stage?.args[name] ?? globals[name] ?? '');
    if (verb === 'ARG') {
      const [name = '', value = ''] = rest.split('=');
      (stage?.args ?? globals)[name] = value;
    } else if (verb === 'FROM') {
      const [, from = '', name = ''] = /^(\S+) AS (\S+)$/.exec(rest) ?? [];
      if (!name) throw new Error(`Dockerfile: a stage without a name: ${line}`);
      stage = { name, from, instructions: [], args: {} };
      stages.set(name, stage);
    } else {
      if (!stage) throw new Error(`Dockerfile: before the first stage: ${line}`);
      stage.instructions.push({ verb, rest });
    }
  }
  return stages;
}

function logicalLines(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Every instruction of a stage, those of the stages it is made from first. */
export function wholeStage(stages: ReadonlyMap<string, Stage>, name: string): readonly Instruction[] {
  const stage = stages.get(name);
  if (!stage) return [];
  return [...wholeStage(stages, stage.from), ...stage.instructions];
}

/** The last instruction of a verb, which is the one that counts. */
export const lastOf = (instructions: readonly Instruction[], verb: string): string | undefined =>
  instructions.findLast((instruction) => instruction.verb === verb)?.rest;

/** `NAME=value other="two words"` as an object: the form of ENV and LABEL. */
export function pairsOf(instructions: readonly Instruction[], verb: 'ENV' | 'LABEL'): Record<string, string> {
  const pairs: Record<string, string> = {};
  for (const instruction of instructions.filter((each) => each.verb === verb)) {
    for (const [, name = '', quoted, bare] of instruction.rest.matchAll(/([\w.]+)=(?:"([^"]*)"|(\S*))/g))
      pairs[name] = quoted ?? bare ?? '';
  }
  return pairs;
}
