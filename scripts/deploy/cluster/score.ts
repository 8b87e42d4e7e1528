import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** What kube-score found wrong with an object. */
export interface Finding {
  readonly check: string;
  readonly object: string;
  readonly said: string;
}

export interface Waiver {
  readonly check: string;
  /** Of these objects alone; of any where left out. */
  readonly objects?: readonly string[];
  /** In these overlays alone; in any where left out. */
  readonly overlays?: readonly string[];
  readonly reason: string;
}

/** kube-score's grade for 'nothing to say'. */
const FINE = 10;

interface Scored {
  readonly object_meta: { readonly name: string };
  readonly checks: ReadonlyArray<{
    readonly check: { readonly id: string; readonly name: string };
    readonly grade: number;
    readonly skipped: boolean;
    readonly comments: ReadonlyArray<{ readonly path: string; readonly summary: string }> | null;
  }>;
}

/** Everything kube-score says against what a cluster would be given. @throws Error where it did not really look */
export async function scoreFindings(program: string, yaml: string): Promise<Finding[]> {
  const child = spawn(program, ['score', '--output-format', 'json', '-'], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(yaml);
  const scored = JSON.parse(await text(child.stdout)) as Scored[];
  if (scored.length === 0) throw new Error('kube-score saw no object');
  return scored.flatMap(({ object_meta: { name }, checks }) =>
    checks
      .filter(({ grade, skipped }) => !skipped && grade < FINE)
      .map(({ check, comments }) => ({
        check: check.id,
        object: name,
        said: [check.name, ...(comments ?? []).map(({ path, summary }) => `${path} ${summary}`.trim())].join(': '),
      })),
  );
}

/** What no waiver covers, and waivers for this overlay that cover nothing. */
export function waive(
  findings: readonly Finding[],
  waivers: readonly Waiver[],
  overlay: string,
): { left: Finding[]; idle: Waiver[] } {
  const mine = waivers.filter((waiver) => waiver.overlays?.includes(overlay) ?? true);
  const covers = (waiver: Waiver, { check, object }: Finding): boolean =>
    waiver.check === check && (waiver.objects?.includes(object) ?? true);
  return {
    left: findings.filter((finding) => !mine.some((waiver) => covers(waiver, finding))),
    idle: mine.filter((waiver) => !findings.some((finding) => covers(waiver, finding))),
  };
}
