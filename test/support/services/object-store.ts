import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { freePort } from '../free-port.ts';
import { installedProgram } from '../installed.ts';

/** OpenStack Swift with its S3 interface, as Debian packages it: swift-proxy, -account, -container, -object. */
const parts = ['account', 'container', 'object'] as const;
const programs = [...parts.map((part) => `swift-${part}-server`), 'swift-proxy-server'];
const user = { id: 'test:tester', secret: 'testing' };
const startTimeoutMs = 240_000;

export interface ObjectStore {
  /** what tells a server to store pictures in this bucket */
  readonly environment: Record<string, string>;
  stop(): Promise<void>;
}

/** Whether this machine has an object store to test with. */
export function hasObjectStore(): boolean {
  return programs.every((program) => installedProgram(program) !== undefined);
}

/** Starts an object store of its own on free loopback ports, with one empty bucket. */
export async function startObjectStore(bucket = 'pictures'): Promise<ObjectStore> {
  const folder = mkdtempSync(join(tmpdir(), 'wishbow-swift-'));
  const devices = join(folder, 'devices');
  mkdirSync(join(devices, 'd1'), { recursive: true });
  const children: ChildProcess[] = [];
  const run = async (part: string, port: number, pipeline: string) => {
    const file = join(folder, `${part}.conf`);
    const common = { bind_ip: '127.0.0.1', bind_port: port, workers: 0, swift_dir: folder };
    const place = {
      devices,
      mount_check: false,
      user: execFileSync('id', ['-un'], { encoding: 'utf8' }).trim(),
      log_level: 'ERROR',
    };
    const lines = Object.entries({ ...common, ...place }).map(
      ([name, value]) => `${name} = ${value}`,
    );
    writeFileSync(file, ['[DEFAULT]', ...lines, pipeline].join('\n'));
    children.push(spawn(`swift-${part}-server`, [file], { stdio: 'ignore' }));
  };
  for (const part of parts) {
    const port = await freePort();
    const ring = join(folder, `${part}.builder`);
    const build = (...args: string[]) => execFileSync('swift-ring-builder', [ring, ...args]);
    build('create', '4', '1', '0');
    build('add', `r1z1-127.0.0.1:${port}/d1`, '1');
    build('rebalance');
    await run(
      part,
      port,
      `[pipeline:main]\npipeline = ${part}-server\n[app:${part}-server]\nuse = egg:swift#${part}`,
    );
  }
  const port = await freePort();
  await run('proxy', port, proxyPipeline);
  const endpoint = `http://127.0.0.1:${port}`;
  const aws = new AwsClient({
    accessKeyId: user.id,
    secretAccessKey: user.secret,
    region: 'us-east-1',
    service: 's3',
    retries: 0,
  });
  const deadline = performance.now() + startTimeoutMs;
  for (;;) {
    const made = await aws.fetch(`${endpoint}/${bucket}`, { method: 'PUT' }).catch(() => null);
    if (made?.ok) break;
    if (performance.now() > deadline) throw new Error(`no bucket: ${made?.status}`);
    await sleep(100);
  }
  return {
    environment: {
      IMAGE_STORE: `s3://${bucket}/site`,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: user.id,
      S3_SECRET_ACCESS_KEY: user.secret,
    },
    async stop() {
      for (const child of children) {
        const ended = once(child, 'exit');
        if (child.kill('SIGKILL')) await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const proxyPipeline = `[pipeline:main]
pipeline = catch_errors cache s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# Its parts start after it has been asked: that is no reason to leave them out for a minute.
error_suppression_limit = 100000
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_${user.id.replace(':', '_')} = ${user.secret} .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo`;
