import { InferenceSession, Tensor } from 'onnxruntime-node';
import { mayOverflow } from './sums-of-bytes.ts';

/** Values with their shape, as nets take and give them. */
export type Tensors = { readonly values: Float32Array; readonly dims: readonly number[] };

/** A trained net of one input and one output. */
export type Net = {
  run(input: Tensors): Promise<Tensors>;
  close(): Promise<void>;
};

/**
 * Opens a net in ONNX. It works in one thread: the reader is one of several processes on the machine.
 * @throws Error where the file is absent or no net
 */
export async function openNet(path: string): Promise<Net> {
  const session = await InferenceSession.create(path, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // Pictures differ in size: a plan for each would be kept. The memory of one serves the next, a quarter faster than new.
    enableMemPattern: false,
    ...((await mayOverflow()) && { extra: { session: { x64quantprecision: '1' } } }),
    logSeverityLevel: 3,
  });
  const [input] = session.inputNames;
  const [output] = session.outputNames;
  if (input === undefined || output === undefined) throw new Error(`${path} is a net without input or output`);
  return {
    async run({ values, dims }) {
      const answer = (await session.run({ [input]: new Tensor('float32', values, dims) }))[output];
      if (!(answer?.data instanceof Float32Array)) throw new Error(`${path} gives no numbers`);
      return { values: answer.data, dims: answer.dims };
    },
    close: () => session.release(),
  };
}
