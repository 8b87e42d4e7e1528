import { randomBytes } from 'node:crypto';
import type { EventEnvelope, LiveEventName, UserCaller } from '@comptoir/contracts';
import { type LiveEntry, liveEntry, mayHear } from './audience.ts';
import { createRing } from './ring.ts';

/** Where a stream's text goes; `waiting` is what the browser has not taken yet, in bytes. */
interface LiveSink {
  write(text: string): void;
  readonly waiting: number;
  close(): void;
}

export interface LiveStream {
  readonly sessionId: string;
  caller: UserCaller;
  readonly sink: LiveSink;
}

export interface LiveHub {
  /** Opens a stream; with the id it last had, it goes on from there or is told to load all anew. */
  open(stream: LiveStream, lastEventId?: string): void;
  drop(stream: LiveStream): void;
  /** An event happened: to every stream whose caller may hear of it. */
  tell(event: EventEnvelope, topic: string): void;
  /** The streams of a session end: somebody signed out. */
  closeSession(sessionId: string | undefined): void;
  /** Looks again who each stream stands for (`callerNow`), ends those whose session is gone, and beats. */
  beat(callerNow: (stream: LiveStream) => Promise<UserCaller | undefined>): Promise<void>;
  closeAll(): void;
  readonly size: number;
}

const KEPT = 5_000;
/** A browser this far behind is not reading: it is cut off, comes back and resumes. */
const MOST_WAITING = 256 * 1024;
/** One stream serves all tabs of a browser; more of one session are leftovers of it. */
const STREAMS_A_SESSION = 8;

/**
 * The open streams of this process. An id is `<process>-<place>`: another process, or this one after a restart, knows
 * that it cannot tell what came after it.
 */
export function createLiveHub(): LiveHub {
  const process = randomBytes(6).toString('hex');
  const ring = createRing<LiveEntry>(KEPT);
  const streams = new Set<LiveStream>();

  const write = (stream: LiveStream, name: LiveEventName, place: number, data: unknown): void => {
    send(stream, `id: ${process}-${place}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  };

  function send(stream: LiveStream, text: string): void {
    if (stream.sink.waiting > MOST_WAITING) end(stream);
    else stream.sink.write(text);
  }

  function end(stream: LiveStream): void {
    streams.delete(stream);
    stream.sink.close();
  }

  function signOff(stream: LiveStream): void {
    stream.sink.write('event: signed-out\ndata: {}\n\n');
    end(stream);
  }

  const placeOf = (lastEventId: string): number => {
    const [of, place] = lastEventId.split('-');
    return of === process && place !== undefined && /^\d+$/.test(place) ? Number(place) : -1;
  };

  return {
    open(stream, lastEventId) {
      const ofSession = [...streams].filter(({ sessionId }) => sessionId === stream.sessionId);
      if (ofSession[0] && ofSession.length >= STREAMS_A_SESSION) end(ofSession[0]);
      streams.add(stream);
      stream.sink.write('retry: 2000\n\n');
      const missed = lastEventId === undefined ? [] : ring.after(placeOf(lastEventId));
      if (!missed) return write(stream, 'resync', ring.last, {});
      for (const [place, entry] of missed) {
        if (mayHear(stream.caller, entry)) write(stream, 'change', place, entry.change);
      }
      write(stream, 'ready', ring.last, {});
    },
    drop: (stream) => void streams.delete(stream),
    tell(event, topic) {
      const entry = liveEntry(event, topic);
      const place = ring.push(entry);
      for (const stream of streams) {
        if (mayHear(stream.caller, entry)) write(stream, 'change', place, entry.change);
      }
    },
    closeSession(sessionId) {
      for (const stream of streams) if (stream.sessionId === sessionId) signOff(stream);
    },
    async beat(callerNow) {
      await Promise.all(
        [...streams].map(async (stream) => {
          const caller = await callerNow(stream);
          if (!streams.has(stream)) return;
          if (!caller) return signOff(stream);
          stream.caller = caller;
          send(stream, `: beat\n\n`);
        }),
      );
    },
    closeAll() {
      for (const stream of streams) end(stream);
    },
    get size() {
      return streams.size;
    },
  };
}
