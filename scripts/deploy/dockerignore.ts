/**
 * What a .dockerignore leaves of a context: the last pattern that matches a path, or a folder above it, decides.
 * Answers whether a file, by its path from the root, is sent along.
 */
export function readDockerignore(text: string): (path: string) => boolean {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ kept: line.startsWith('!'), matches: matcherOf(line.replace(/^!/, '')) }));
  return (path) => rules.findLast((rule) => rule.matches.test(path))?.kept ?? true;
}

/** Go's filepath.Match with `**`; what is below a match matches as well. */
function matcherOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(
      /\*\*\/|\*\*|\*|\?/g,
      (wild) => ({ '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' })[wild] ?? wild,
    );
  return new RegExp(`^${source}(?:/.*)?$`);
}
