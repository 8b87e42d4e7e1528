import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The European Institute's test file, that every scanner calls malware; in two parts, so that none takes this file for it. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STAND', 'ARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/**
 * Answers as clamd does (clamd(8)): PING and INSTREAM with `z` commands, chunks by their length, and no file beyond
 * `mostBytes`. `answer` says something else for a time: what a scanner says that is out of order, or undefined for one
 * that takes all and says nothing.
 */
export async function startClamdServer({ mostBytes = 25_000_000 } = {}) {
  let answer: { text: string | undefined } | undefined;
  const sockets = new Set<Socket>();
  const scanned: number[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    const say = (text: string): void => {
      const said = answer ? answer.text : text;
      if (said !== undefined) socket.end(`${said}\0`);
    };
    const read = reader(say, { mostBytes, scanned });
    socket.on('data', read);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `tcp://127.0.0.1:${port}`,
    /** The sizes of what was scanned. */
    scanned,
    saying: (text: string | undefined) => {
      answer = { text };
    },
    sayingTheTruth: () => {
      answer = undefined;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Takes what comes piece by piece, and says one thing at its end. */
function reader(say: (text: string) => void, { mostBytes, scanned }: { mostBytes: number; scanned: number[] }) {
  let waiting = Buffer.alloc(0);
  let file: Buffer | undefined;

  function command(): string | undefined {
    const zero = waiting.indexOf(0);
    if (zero < 0) return undefined;
    const name = waiting.subarray(0, zero).toString('latin1');
    waiting = waiting.subarray(zero + 1);
    if (name === 'zPING') return 'PONG';
    if (name !== 'zINSTREAM') return 'UNKNOWN COMMAND';
    file = Buffer.alloc(0);
    return undefined;
  }

  function chunks(whole: Buffer): string | undefined {
    file = whole;
    if (file.length > mostBytes) return 'INSTREAM size limit exceeded. ERROR';
    if (waiting.length < 4) return undefined;
    const length = waiting.readUInt32BE();
    if (length === 0) {
      scanned.push(file.length);
      return file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
    }
    if (waiting.length < 4 + length) return undefined;
    const chunk = waiting.subarray(4, 4 + length);
    waiting = waiting.subarray(4 + length);
    return chunks(Buffer.concat([file, chunk]));
  }

  let over = false;
  return (bytes: Buffer): void => {
    if (over) return;
    waiting = Buffer.concat([waiting, bytes]);
    const answer = (file === undefined ? command() : undefined) ?? (file && chunks(file));
    if (answer === undefined) return;
    over = true;
    say(answer);
  };
}
