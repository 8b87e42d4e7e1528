// A thread that uploads as a supplier does: who measures how long a list takes must not be busy with sending files.
import { once } from 'node:events';
import { MessageChannel, type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads';
import type { UploadAnswer } from '@comptoir/contracts';
import { demoAccount } from '../../standalone/e2e/demo-account.ts';
import { signIn } from '../../standalone/e2e/session.ts';
import { upload } from '../../standalone/e2e/upload.ts';
import { DEMO_SUPPLIER_IDS } from '../../standalone/src/demo/accounts.ts';

export type Sent = { readonly name: string; readonly bytes: Uint8Array; readonly type: string };
type Asked = { readonly file: Sent; readonly answer: MessagePort };
type Answer = { readonly documentId: string } | { readonly refused: string };

export interface Uploader {
  /** The document's id once the portal has taken it in; throws with the answer where it refuses. */
  send(file: Sent): Promise<string>;
  close(): Promise<void>;
}

/** Starts the thread, signed in at the portal as the demo's supplier. */
export async function startUploader(url: string): Promise<Uploader> {
  const thread = new Worker(new URL(import.meta.url), { workerData: url });
  await once(thread, 'message');
  return {
    async send(file) {
      const { port1, port2 } = new MessageChannel();
      thread.postMessage({ file, answer: port2 } satisfies Asked, [port2]);
      const [answer] = (await once(port1, 'message')) as [Answer];
      port1.close();
      if ('refused' in answer) throw new Error(`upload: ${answer.refused}`);
      return answer.documentId;
    },
    close: async () => void (await thread.terminate()),
  };
}

if (parentPort) {
  const supplier = await signIn(workerData as string, demoAccount('atelier'));
  parentPort.on('message', async ({ file, answer }: Asked) => {
    const took = await upload(supplier, file, DEMO_SUPPLIER_IDS.atelier);
    if (took.status === 201) answer.postMessage({ documentId: ((await took.json()) as UploadAnswer).documentId });
    else answer.postMessage({ refused: `${took.status} ${await took.text()}` });
  });
  parentPort.postMessage('ready');
}
