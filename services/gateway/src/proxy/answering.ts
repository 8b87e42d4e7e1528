import type { Socket } from 'node:net';
import type { buildConnector } from 'undici';

type Connector = buildConnector.connector;

/** The service took no call on this connection: it is about to go, or went. Nothing of the call was sent. */
export class NotAnswering extends Error {
  override name = 'NotAnswering';
}

/** Not our own question: where nobody listens, the system may connect a port to itself. */
const STATUS_LINE = 'HTTP/1.1 ';
const HEAD_END = '\r\n\r\n';
/** More than any service's answer to a HEAD. */
const MAX_HEAD_BYTES = 16_384;

/**
 * Connections that a service has answered on. The kernel takes connections in a service's name before the service does,
 * and resets them when it closes: what was sent by then is lost, and nobody can say whether it was heard. So a harmless
 * question goes first. A service that closes says so in its answer (see health.ts of the service kit).
 * @param withinMs how long an answer is waited for, in milliseconds
 */
export function answering(connect: Connector, withinMs: number): Connector {
  return (options, callback) => {
    connect(options, (error, socket) => {
      if (error) callback(error, null);
      else
        answerOn(socket, options.hostname, withinMs).then(
          () => callback(null, socket),
          (reason: Error) => {
            socket.destroy();
            callback(reason, null);
          },
        );
    });
  };
}

function answerOn(socket: Socket, hostname: string, withinMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let head = '';
    const read = (): void => {
      for (let part = socket.read(); part !== null; part = socket.read()) head += (part as Buffer).toString('latin1');
      if (head.length >= STATUS_LINE.length && !head.startsWith(STATUS_LINE))
        settle(new NotAnswering('something else answered'));
      else if (head.endsWith(HEAD_END))
        settle(saysGoodbye(head) ? new NotAnswering('the service is closing') : undefined);
      else if (head.length > MAX_HEAD_BYTES) settle(new NotAnswering('something else answered'));
    };
    const closed = (): void => settle(new NotAnswering('the service closed the connection'));
    const failed = (cause: Error): void => settle(new NotAnswering(cause.message, { cause }));
    const late = setTimeout(() => settle(new Error(`the service did not answer within ${withinMs} ms`)), withinMs);

    function settle(error?: Error): void {
      clearTimeout(late);
      socket.off('readable', read).off('end', closed).off('close', closed).off('error', failed);
      if (error) {
        // A reset that comes after is nobody's any more.
        socket.on('error', () => undefined);
        reject(error);
      } else resolve();
    }

    socket.on('readable', read).on('end', closed).on('close', closed).on('error', failed);
    socket.write(`HEAD /health/live HTTP/1.1\r\nhost: ${hostname}${HEAD_END}`);
  });
}

const saysGoodbye = (head: string): boolean => /\r\nconnection:\s*close\r\n/iu.test(head);
