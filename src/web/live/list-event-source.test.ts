import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Connection, openListEventSource } from './list-event-source.ts';

class FakeStream extends EventTarget {
  static opened: FakeStream[] = [];
  static get last(): FakeStream {
    const last = FakeStream.opened.at(-1);
    if (!last) throw new Error('no stream was opened');
    return last;
  }
  closed = false;
  constructor() {
    super();
    FakeStream.opened.push(this);
  }
  close() {
    this.closed = true;
  }
  says(event: string, data: object = {}) {
    this.dispatchEvent(Object.assign(new Event(event), { data: JSON.stringify(data) }));
  }
  breaks() {
    this.dispatchEvent(new Event('error'));
  }
}

let page: EventTarget & { visibilityState: string };
let browser: EventTarget;
let version: number;
let newest: number;
let asked: number;
let isReachable: boolean;
let connections: Connection[];
let gone: number;
let stop: () => void;

const refresh = async () => {
  asked += 1;
  if (isReachable) version = newest;
  return isReachable;
};
const show = (state: 'visible' | 'hidden') => {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
};
const watch = () => {
  stop = openListEventSource({
    token: 'a/b',
    shown: () => version,
    refresh,
    onConnection: (connection) => {
      if (connections.at(-1) !== connection) connections.push(connection);
    },
    onNotFound: () => {
      gone += 1;
    },
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeStream.opened = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  browser = new EventTarget();
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  [version, newest, asked, isReachable, connections, gone] = [1, 1, 0, true, [], 0];
  watch();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('requests the list only when its version is newer than the one on the screen', async () => {
  FakeStream.last.says('changed', { version: 1 });
  expect(asked).toBe(0);
  newest = 2;
  FakeStream.last.says('changed', { version: 2 });
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, version]).toEqual([1, 2]);
  expect(connections).toEqual(['live']);
});

it('requests the list again after growing delays when it could not be loaded', async () => {
  isReachable = false;
  newest = 2;
  FakeStream.last.says('changed', { version: 2 });
  await vi.advanceTimersByTimeAsync(3_100);
  expect(asked).toBe(3);
  isReachable = true;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(version).toBe(2);
});

it('reconnects after a restart of the server, and compares versions', async () => {
  const first = FakeStream.last;
  first.dispatchEvent(new Event('open'));
  first.says('changed', { version: 1 });
  first.breaks();
  expect(connections).toEqual(['live', 'away']);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(FakeStream.last).not.toBe(first);
  newest = 2;
  FakeStream.last.says('changed', { version: 2 });
  await vi.advanceTimersByTimeAsync(0);
  expect(version).toBe(2);
  expect(connections).toEqual(['live', 'away', 'live']);
});

it('checks whether the list exists when the server refuses the stream', async () => {
  FakeStream.last.breaks();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(1);
});

it('polls every half minute where a proxy buffers the stream, until it delivers', async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(1);
  expect(connections).toEqual(['slow']);
  newest = 2;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(version).toBe(2);
  isReachable = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(connections).toEqual(['slow', 'away']);
  isReachable = true;
  const streams = FakeStream.opened.length;
  await vi.advanceTimersByTimeAsync(240_000);
  expect(FakeStream.opened).toHaveLength(streams + 1);
  FakeStream.last.says('changed', { version: 2 });
  expect(connections.at(-1)).toBe('live');
  const before = asked;
  for (let beats = 0; beats < 5; beats += 1) {
    await vi.advanceTimersByTimeAsync(20_000);
    FakeStream.last.says('heartbeat');
  }
  expect(asked).toBe(before);
});

it('reconnects after the delay that the server sent with a heartbeat', async () => {
  FakeStream.last.says('heartbeat', { reconnectMs: 12_000 });
  FakeStream.last.says('changed', { version: 1 });
  const streams = FakeStream.opened.length;
  FakeStream.last.breaks();
  await vi.advanceTimersByTimeAsync(5_900);
  expect(FakeStream.opened).toHaveLength(streams);
  await vi.advanceTimersByTimeAsync(12_200);
  expect(FakeStream.opened).toHaveLength(streams + 1);
});

it('detects a connection that ended silently', async () => {
  FakeStream.last.says('changed', { version: 1 });
  const streams = FakeStream.opened.length;
  await vi.advanceTimersByTimeAsync(20_000);
  FakeStream.last.says('heartbeat');
  await vi.advanceTimersByTimeAsync(44_000);
  expect(FakeStream.opened).toHaveLength(streams);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(FakeStream.opened).toHaveLength(streams + 1);
});

it('a hidden tab disconnects after a minute, and compares versions when shown again', async () => {
  FakeStream.last.says('changed', { version: 1 });
  show('hidden');
  await vi.advanceTimersByTimeAsync(61_000);
  expect(FakeStream.last.closed).toBe(true);
  const streams = FakeStream.opened.length;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(FakeStream.opened).toHaveLength(streams);
  expect(vi.getTimerCount()).toBe(0);
  show('visible');
  expect(FakeStream.opened).toHaveLength(streams + 1);
});

it('hiding the tab briefly changes nothing', async () => {
  FakeStream.last.says('changed', { version: 1 });
  show('hidden');
  await vi.advanceTimersByTimeAsync(10_000);
  show('visible');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeStream.opened).toHaveLength(1);
  expect(FakeStream.last.closed).toBe(false);
});

it('a tab opened in the background connects when it is shown', () => {
  stop();
  page.visibilityState = 'hidden';
  const streams = FakeStream.opened.length;
  watch();
  expect(FakeStream.opened).toHaveLength(streams);
  show('visible');
  expect(FakeStream.opened).toHaveLength(streams + 1);
});

it('flight mode is reported at once, and its end reconnects at once', () => {
  FakeStream.last.says('changed', { version: 1 });
  browser.dispatchEvent(new Event('offline'));
  expect(connections).toEqual(['live', 'away']);
  expect(FakeStream.last.closed).toBe(true);
  const streams = FakeStream.opened.length;
  browser.dispatchEvent(new Event('online'));
  expect(FakeStream.opened).toHaveLength(streams + 1);
});

it('a list that is not found is neither requested nor subscribed to again', async () => {
  const { last } = FakeStream;
  last.says('changed', { version: 1 });
  last.says('gone');
  last.breaks();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([gone, asked, FakeStream.opened.length, last.closed]).toEqual([1, 0, 1, true]);
});
