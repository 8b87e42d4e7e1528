/** What a check of the whole portal found amiss, a line each. */
export interface Findings {
  /** What was promised and is not there. */
  readonly lost: string[];
  /** What is there more than once. */
  readonly doubled: string[];
  /** What does not come to rest. */
  readonly stuck: string[];
  /** What disagrees with something else. */
  readonly wrong: string[];
  /** Answers that nobody should get, whatever is away: a 5xx that does not say to come back, a refusal that is wrong. */
  readonly answers: string[];
  /** Mails of which a second copy went out: possible where a crash fell between the server's 250 and its record. */
  secondCopies: number;
}

export const noFindings = (): Findings => ({
  lost: [],
  doubled: [],
  stuck: [],
  wrong: [],
  answers: [],
  secondCopies: 0,
});

/** Whether what lies in the databases is right. */
export const isRight = ({ lost, doubled, stuck, wrong }: Findings): boolean =>
  lost.length + doubled.length + stuck.length + wrong.length === 0;

export const isClean = (findings: Findings): boolean => isRight(findings) && findings.answers.length === 0;
