import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Word } from '../../page-model.ts';
import { certaintyOf, wordsOf } from '../believable.ts';
import type { GreyImage } from '../grey-image.ts';
import { MODELS } from '../models.ts';
import type { QuarterTurn } from '../prepare-image.ts';
import { detectLines } from './detect-lines.ts';
import { type Net, openNet } from './net.ts';
import type { OrientedBox } from './oriented-box.ts';
import { type LineRead, recogniseLines } from './recognise-lines.ts';
import { isUpended, readUpended, upendedSentences } from './upended-lines.ts';

/** Reads print in Latin letters, whichever its language: one net finds its lines, another reads them. Boxes are in pixels. */
export type LineReader = {
  /** Where lines of print stand, in any script. */
  find(image: GreyImage): Promise<OrientedBox[]>;
  /** The same with their words; a line that runs up or down has none. */
  read(image: GreyImage): Promise<LineRead[]>;
  /** The words of each sentence that runs up or down, of lines that were found. */
  readUpended(image: GreyImage, lines: readonly OrientedBox[]): Promise<Word[][]>;
  /** By how much a picture has to be turned (clockwise) for its longest lines to be read most surely. */
  uprightTurn(image: GreyImage, lines: readonly OrientedBox[]): Promise<QuarterTurn>;
  close(): Promise<void>;
};

/** Lines that tell which way is up. */
const TELLING = 12;

type Opened = { readonly detect: Net; readonly recognise: Net; readonly alphabet: readonly string[] };

/** The nets are opened when first needed and kept warm. */
export function createLineReader(): LineReader {
  let opened: Promise<Opened> | undefined;
  const nets = () => {
    opened ??= openNets();
    return opened;
  };
  return {
    find: async (image) => detectLines(image, (await nets()).detect),
    async read(image) {
      const { detect, recognise, alphabet } = await nets();
      const boxes = await detectLines(image, detect);
      const upended = boxes.filter(isUpended).map((box) => ({ box, words: [] }));
      const level = boxes.filter((box) => !isUpended(box));
      return [...(await recogniseLines(image, level, alphabet, recognise)), ...upended];
    },
    async readUpended(image, lines) {
      const { recognise, alphabet } = await nets();
      const read = (line: OrientedBox) => recogniseLines(image, [line], alphabet, recognise);
      const found: Word[][] = [];
      for (const line of upendedSentences(lines))
        found.push((await readUpended(line, read)).flatMap(({ words }) => words));
      return found.filter(({ length }) => length > 0);
    },
    async uprightTurn(image, lines) {
      const { recognise, alphabet } = await nets();
      const { turns, telling } = waysOf(lines);
      let best: { turn: QuarterTurn; certainty: number } = { turn: 0, certainty: 0 };
      for (const turn of turns) {
        const turned = telling.map((line) => ({ ...line, angle: line.angle - (turn * Math.PI) / 180 }));
        const certainty = certaintyOf(wordsOf(await recogniseLines(image, turned, alphabet, recognise)));
        if (certainty > best.certainty) best = { turn, certainty };
      }
      return best.turn;
    },
    async close() {
      const { detect, recognise } = (await opened) ?? {};
      await detect?.close();
      await recognise?.close();
    },
  };
}

async function openNets(): Promise<Opened> {
  const [detect, recognise, signs] = await Promise.all([
    openNet(join(MODELS, 'det.onnx')),
    openNet(join(MODELS, 'rec.onnx')),
    readFile(join(MODELS, 'signs.txt'), 'utf8'),
  ]);
  return { detect, recognise, alphabet: signs.split('\n') };
}

/** The ways in which a page may stand by how most of its lines run, and the longest of these, laid along. */
function waysOf(lines: readonly OrientedBox[]): {
  readonly turns: readonly QuarterTurn[];
  readonly telling: readonly OrientedBox[];
} {
  const upended = lines.filter(isUpended).map((line) => ({ ...line, width: line.height, height: line.width }));
  const isSideways = 2 * upended.length > lines.length;
  const along = isSideways ? upended : lines.filter((line) => !isUpended(line));
  const telling = along.toSorted((one, other) => other.width - one.width).slice(0, TELLING);
  return { turns: isSideways ? [90, 270] : [0, 180], telling };
}
