import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MaintenanceJobs } from '../../src/server/operations/maintenance-jobs.ts';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A server process with its output so far, and its end: exit code and signal. */
function startServer(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['test/starting-server.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: temporaryFolder(onTestFinished),
      PORT: '0',
      HOST: '127.0.0.1',
      ...environment,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return { child, output: () => output, end: once(child, 'exit') };
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a %s during the start ends the server with 0',
  async (signal) => {
    const { child, output, end } = startServer({ PAGES: 'never' });
    await expect.poll(output).toContain('opening the pages');
    child.kill(signal);
    expect(await end).toEqual([0, null]);
    expect(output()).not.toContain('http://');
  },
);

test('a second signal while the server stops changes nothing', async () => {
  const { child, output, end } = startServer({});
  await expect.poll(output).toMatch(/ is at http:/);
  const port = Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(output())?.[1]);
  // Half of a request, for which the server waits.
  const asking = connect(port, '127.0.0.1').on('error', () => {});
  asking.write('GET /healthz HTTP/1.1\r\n');
  await fetch(`http://127.0.0.1:${port}/healthz`);
  child.kill('SIGINT');
  await expect.poll(output).toContain('"stopping"');
  child.kill('SIGTERM');
  await sleep(200);
  asking.write('Host: x\r\n\r\n');
  expect(await end).toEqual([0, null]);
  expect(output().match(/"stopping"/g)).toHaveLength(1);
});

test('stopping the maintenance jobs waits for the round that runs, which goes no further', async () => {
  const app = await startApp();
  onTestFinished(() => app.close());
  const { database, images } = app.services;
  const lead = Promise.withResolvers<boolean>();
  vi.spyOn(database, 'lead').mockReturnValue(lead.promise);
  const collectGarbage = vi.spyOn(images, 'collectGarbage');
  const jobs = new MaintenanceJobs(app.services);
  jobs.start();
  await expect.poll(() => vi.mocked(database.lead).mock.calls.length).toBe(1);
  let isEnded = false;
  const ended = jobs.stop().then(() => {
    isEnded = true;
  });
  await sleep(20);
  expect(isEnded).toBe(false);
  const write = vi.spyOn(database, 'write');
  lead.resolve(true);
  await ended;
  expect(write).not.toHaveBeenCalled();
  expect(collectGarbage).not.toHaveBeenCalled();
  expect(app.log()).not.toContain('maintenance failed');
});

test('a round that is stopped looks at no further list and no further picture', async () => {
  const app = await startApp();
  onTestFinished(() => app.close());
  const { images, database } = app.services;
  const signal = AbortSignal.abort();
  const keys = ['a', 'b'].map((letter) => letter.repeat(40));
  for (const key of keys) {
    await database.write((tx) =>
      tx.insertInto('images').values({ key, bytes: 1, widths: '320', created_at: 1 }).execute(),
    );
  }
  expect(await images.collectGarbage({ signal })).toBe(0);
  expect(await images.collectGarbage()).toBe(2);
});
