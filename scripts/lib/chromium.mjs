import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** In Debian's packages too. The shell first: the same engine without windows that nobody sees, a fifth quicker in our tests. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Path of a Chromium that starts here: CHROMIUM_PATH, one on the PATH, a Mac's own, or Debian's package where this is
 * root on Debian. Undefined, with `say` told what to install, where none is to be had.
 */
export function findChromium(say) {
  const found = [process.env.CHROMIUM_PATH, ...NAMES, MAC].find((path) => path && starts(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    say('Installing Chromium (Debian package, once) …');
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    for (const name of PACKAGES) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-noto-core'], quiet);
      if (starts(name)) return name;
    }
  }
  say('No Chromium: install Chromium or Chrome, or set CHROMIUM_PATH; the browser tests are left out.');
  return undefined;
}

function starts(path) {
  try {
    return /\d+\.\d+/.test(
      execFileSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000, stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    // Absent, or made for another system: a question answered with no.
    return false;
  }
}
