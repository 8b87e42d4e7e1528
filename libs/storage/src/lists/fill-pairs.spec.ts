import { testDatabase } from '@comptoir/testing/engines';
import mongoose from 'mongoose';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { modelOf } from '../database.ts';
import { createPairFiller, fillPairs } from './fill-pairs.ts';
import { PAIRS_INDEX, pairsOf } from './pairs.ts';

type Shop = { _id: string; version: number; name: string; pairs?: string[] };

const schema = new mongoose.Schema<Shop>(
  { _id: String, version: Number, name: String, pairs: { type: [String], default: undefined } },
  { versionKey: false },
);
schema.index(PAIRS_INDEX);

const database = await testDatabase('fill-pairs');
const model = modelOf<Shop>(database, 'shops', schema);
const ROWS = 1_100;
const idOf = (n: number): string => `shop${String(n).padStart(4, '0')}`;
const fill = (shops = model, signal = new AbortController().signal) =>
  fillPairs(shops, ({ name }) => pairsOf(name), signal);
const pairsOfShop = async (n: number) => (await model.findById(idOf(n)).lean<Shop>())?.pairs;

beforeEach(async () => {
  await database.ensureIndexes();
  await model.deleteMany({});
  const shops = Array.from({ length: ROWS }, (_, n) => ({
    _id: idOf(n),
    version: 1,
    name: n === 0 ? 'Une' : `Boulangerie Roux ${n}`,
    ...(n % 10 === 7 && { pairs: ['its own'] }),
  }));
  await model.collection.insertMany(shops as never[]);
});

it('gives pairs to each row that has none, once, and leaves the others as they are', async () => {
  expect(await fill()).toBe(990);
  expect(await pairsOfShop(0)).toEqual(['']);
  expect(await pairsOfShop(7)).toEqual(['its own']);
  expect(await pairsOfShop(1_099)).toEqual(['broouulxa n ', 'b roux', 'r boulan']);
  expect(await model.countDocuments({ pairs: null })).toBe(0);
  expect(await fill()).toBe(0);
});

it('leaves alone what was changed since it was read, and gives that its pairs another time', async () => {
  const { collection } = model;
  const change = { $set: { name: 'Quincaillerie Roux', version: 2 } };
  const overtaken = {
    find: collection.find.bind(collection),
    async bulkWrite(...given: Parameters<typeof collection.bulkWrite>) {
      await model.updateOne({ _id: idOf(3), version: 1 }, change);
      return collection.bulkWrite(...given);
    },
  };
  expect(await fill({ collection: overtaken } as unknown as typeof model)).toBe(989);
  expect(await pairsOfShop(3)).toBeUndefined();
  expect(await fill()).toBe(1);
  expect(await pairsOfShop(3)).toEqual(['qruoiunxc a ', 'q roux', 'r quinca']);
});

it('fills again and again until it is stopped, says how many, and goes on after a failure', async () => {
  const logger = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const left = () => model.countDocuments({ pairs: null });
  let fails = true;
  const filler = createPairFiller(
    (signal) => {
      if (!fails) return fill(model, signal);
      fails = false;
      return Promise.reject(new Error('no primary'));
    },
    { logger, everyMs: 20 },
  );
  // One that goes on after a failure fills the next attempt's rows.
  onTestFinished(() => filler.stop());
  filler.start();
  await expect.poll(left).toBe(0);
  await model.updateOne({ _id: idOf(5) }, { $unset: { pairs: 1 } });
  await expect.poll(left).toBe(0);
  await filler.stop();
  expect(logger.warn).toHaveBeenCalledOnce();
  expect(logger.info.mock.calls.map(([{ rows }]) => rows)).toEqual([990, 1]);
  await model.updateOne({ _id: idOf(5) }, { $unset: { pairs: 1 } });
  expect(await fill(model, AbortSignal.abort())).toBe(0);
});
