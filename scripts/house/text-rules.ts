/** A word that only some files may use. */
export interface TextRule {
  readonly name: string;
  readonly pattern: RegExp;
  /** Files, as paths from the root, where it is at home. */
  readonly allowed: RegExp;
}

const TESTS =
  /(\.spec\.tsx?$|\/testing\/|\/fixtures\/|\/conformance\/|^libs\/testing\/|^standalone\/(e2e|faults)\/|^bench\/|^scripts\/)/;

export const TEXT_RULES: readonly TextRule[] = [
  {
    name: 'process.env-in-config',
    pattern: /\bprocess\.env\b/,
    // Engines are looked for, and child processes started, with the environment they inherit.
    allowed: new RegExp(`(/config\\.ts$|/main\\.ts$|^libs/(storage|event-bus)/src/engine/|${TESTS.source})`),
  },
  {
    name: 'time-from-the-clock',
    pattern: /\bDate\.now\(|\bnew Date\(\s*\)/,
    allowed: new RegExp(`(/clock\\.ts$|${TESTS.source})`),
  },
];

/** Where a source breaks a rule: line numbers from 1. Comments and strings count little here and are read like code. */
export function linesBreaking(rule: TextRule, source: string): number[] {
  const isComment = /^\s*(\/\/|\*|\/\*)/;
  return source
    .split('\n')
    .flatMap((line, index) => (rule.pattern.test(line) && !isComment.test(line) ? [index + 1] : []));
}
