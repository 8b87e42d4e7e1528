import type { LiveEventName } from '@comptoir/contracts';

/** What the portal says of its own accord: that something changed, never what (the list asks again, in its scope). */
export interface LiveEvent {
  readonly type: string;
  readonly subject: string;
}

/** Heard; not heard for now; not heard any more, because the session ended. */
export type LiveState = 'live' | 'lost' | 'ended';

/** What happened in the meantime is not known: everything shown is asked for again. */
export const EVERYTHING: LiveEvent = { type: '*', subject: '*' };

export interface Live {
  subscribe(listener: (event: LiveEvent) => void): () => void;
  /** Hears whether the stream stands, at once and on each change. */
  watch(listener: (state: LiveState) => void): () => void;
}

type Message = { readonly event: LiveEvent } | { readonly state: LiveState };

const CHANNEL = 'comptoir.live';
const REOPEN_MS = 5_000;

/**
 * One stream of server-sent events for all tabs of a browser: the tab that holds a lock listens and tells the others;
 * when it closes, the lock passes on and the next one listens. The browser itself resumes by Last-Event-ID.
 */
export function createLive(url = '/api/live'): Live {
  const listeners = new Set<(event: LiveEvent) => void>();
  const watchers = new Set<(state: LiveState) => void>();
  let state: LiveState = 'live';
  const channel = new BroadcastChannel(CHANNEL);
  const take = (message: Message) => {
    if ('event' in message) for (const listener of listeners) listener(message.event);
    else if (message.state !== state) {
      state = message.state;
      for (const watcher of watchers) watcher(state);
    }
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => take(data);
  const tell = (message: Message) => {
    channel.postMessage(message);
    take(message);
  };
  // Held for as long as this tab lives: the promise never settles.
  void navigator.locks.request(CHANNEL, () => new Promise<never>(() => listen(url, tell)));
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch(listener) {
      watchers.add(listener);
      listener(state);
      return () => watchers.delete(listener);
    },
  };
}

function listen(url: string, tell: (message: Message) => void): void {
  const source = new EventSource(url);
  source.onopen = () => tell({ state: 'live' });
  const on = (name: LiveEventName, take: (data: string) => void) =>
    source.addEventListener(name, ({ data }: MessageEvent<string>) => take(data));
  on('change', (data) => {
    const event = parseLiveEvent(data);
    if (event) tell({ event });
  });
  on('resync', () => tell({ event: EVERYTHING }));
  on('signed-out', () => {
    source.close();
    tell({ state: 'ended' });
  });
  source.onerror = () => {
    tell({ state: 'lost' });
    if (source.readyState !== EventSource.CLOSED) return;
    // An answer other than a stream (a restart, a session that ended) closes the source for good.
    setTimeout(() => listen(url, tell), REOPEN_MS);
  };
}

/** The event in a message's data, or nothing where it is none. */
export function parseLiveEvent(data: string): LiveEvent | undefined {
  try {
    const { type, subject } = JSON.parse(data) as Partial<LiveEvent>;
    return typeof type === 'string' && typeof subject === 'string' ? { type, subject } : undefined;
  } catch {
    return undefined;
  }
}
