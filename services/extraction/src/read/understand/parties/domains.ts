// Whose web and mail domains the pages name.
import type { DocumentText } from '../text/document-text.ts';
import { squeeze } from '../text/fold.ts';
import { withoutForm } from './names/party-names.ts';

/** 'example.co.uk', 'example.com.my': what stands for the kind of holder. */
const SECOND_LEVEL = /\.(?:com?|org|net|ac|gov|gob|or|gv)$/;

/** Everybody's mail. */
const SHARED =
  /^(?:gmail|googlemail|hotmail|outlook|yahoo|orange|wanadoo|free|gmx|web|t-online|icloud|live|laposte|sfr)$/;
/** Nobody's: reserved by RFC 2606 and 6761, or what a form had for one before it was filled in. */
const PLACEHOLDER = /^(?:localhost|example|exemple|ejemplo|beispiel|domain|yourdomain|yourcompany|mycompany)$/;

/** Cores of the web and mail domains named on the pages: 'qualityhosting' for www.qualityhosting.de. */
export function domainCores(text: DocumentText): string[] {
  const cores = text.cells.flatMap((cell) => {
    // A recogniser sets spaces beside the points, and loses what follows.
    const line = text.source === 'ocr' ? cell.text.replace(/(?<=\w)(?:\. | \.)(?=\w)/g, '.') : cell.text;
    const hosts = line
      .toLowerCase()
      .matchAll(/(?:@|www\.|https?:\/\/)([a-z0-9.-]+)\.[a-z]{2,14}\b|\bwww\.([a-z0-9-]+)$/g);
    return [...hosts].map(
      ([, host = '', rest = '']) => (host || rest).replace(SECOND_LEVEL, '').split('.').at(-1) ?? '',
    );
  });
  const own = cores.filter((core) => core.length >= 4 && !SHARED.test(core) && !PLACEHOLDER.test(core));
  return [...new Set(own.map((core) => core.replace(/-/g, '')))];
}

/** Cores of the web addresses alone: a buyer's mail stands on many pages, whose shop it is says its site. */
export const siteCores = (text: DocumentText): string[] =>
  text.cells.flatMap(({ text: line }) =>
    [...line.toLowerCase().matchAll(/(?:www\.|https?:\/\/)(?:www\.)?([a-z0-9.-]+)\.[a-z]{2,14}\b/g)].map(
      ([, host = '']) => (host.replace(SECOND_LEVEL, '').split('.').at(-1) ?? '').replace(/-/g, ''),
    ),
  );

/** 'Müller' is mueller.de, and 'Sandkühler' sandkuhler.de. */
const plain = (key: string): string => key.replace(/([aou])e/g, '$1');
/** 'Plume et Pixel' is plumepixel.fr. */
const JOINT = /\s(?:et|and|und|y|e|en|&|\+)\s/giu;

/** Whether a name and a domain speak of one company: the domain makes up most of the name, its legal form aside. */
export function sharesDomain(name: string, cores: readonly string[]): boolean {
  const bare = plain(squeeze(withoutForm(name).replace(JOINT, ' ')));
  return (
    bare.length >= 4 &&
    cores
      .map(plain)
      .some(
        (core) =>
          (bare.includes(core) ? core.length / bare.length : core.includes(bare) ? bare.length / core.length : 0) >=
          0.6,
      )
  );
}

/** A domain of fewer letters begins many a name. */
const LONG_DOMAIN = 6;

/** Whether a domain is the first words of a name, each whole: 'pinebrook.example' of Pinebrook Tech Solutions. */
export function beginsWithDomain(name: string, cores: readonly string[]): boolean {
  const words = name.split(/\s+/).map(squeeze);
  const beginnings = words.map((_, at) => words.slice(0, at + 1).join(''));
  return cores.some((core) => core.length >= LONG_DOMAIN && beginnings.includes(core));
}

/** The domains that speak of none of these names: whom the page calls its buyer may have his mail on it. */
export const othersThan = (names: readonly string[], cores: readonly string[]): readonly string[] =>
  cores.filter((core) => !names.some((name) => sharesDomain(name, [core]) || beginsWithDomain(name, [core])));

/** Whether the name, its legal form aside, is a domain of the page to the letter. */
export const isDomain = (name: string, cores: readonly string[]): boolean => cores.includes(squeeze(withoutForm(name)));
