/** A page of text has some hundred different lines and words, and dozens of rules ask the same of each. */
const MOST = 2000;
/** In letters. No line is longer, and what is kept shall not grow with what somebody made of one. */
const LONGEST = 1000;

/**
 * A pure function of a text that asks once for each text, and remembers what it was told while the same document is read: of
 * the two thousand texts it was asked last, at most.
 */
export function remembered<Told>(tell: (text: string) => Told): (text: string) => Told {
  const known = new Map<string, Told>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const told = tell(text);
    if (text.length > LONGEST) return told;
    if (known.size >= MOST) known.clear();
    known.set(text, told);
    return told;
  };
}
