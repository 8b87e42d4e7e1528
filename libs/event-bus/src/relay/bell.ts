/** Wakes one waiting loop; a ring while it is busy is kept for its next wait. */
export function createBell(): { ring(): void; wait(ms: number): Promise<void> } {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      rung = true;
      wake?.();
    },
    async wait(ms) {
      if (!rung) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          wake = resolve;
          timer = setTimeout(resolve, ms);
        });
        clearTimeout(timer);
        wake = undefined;
      }
      rung = false;
    },
  };
}
