import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { configPath, wishlistEventsPath } from '../../contract/other-paths.ts';
import { apiCalls, href } from '../../contract/paths.ts';
import { limits } from '../../domain/limits.ts';
import { productVersion } from '../../domain/product.ts';
import type { Config } from '../config/read-config.ts';
import { describeError } from '../storage-unavailable.ts';
import { type Finding, findingsOf } from './finding.ts';

/** Longest wait for an answer, and for the event after a change. */
const answerTimeoutMs = 10_000;
const eventTimeoutMs = 5000;

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Asks the site at `origin`, through whatever stands in front, what a proxy can spoil: version, host, addresses of
 * visitors, size of uploads, event streams. For the last it makes a list and erases it.
 */
export async function checkSite(
  origin: string,
  config: Pick<Config, 'trustProxy' | 'features'>,
): Promise<Finding[]> {
  const { ok, warning, fault } = findingsOf('site');
  const ask: Ask = (path, init) =>
    fetch(origin + path, {
      ...init,
      redirect: 'manual',
      signal: init?.signal ?? AbortSignal.timeout(answerTimeoutMs),
    });
  try {
    const response = await ask('/healthz');
    const health = z.safeParse(healthSchema, await response.json().catch(() => null));
    if (!health.success)
      return [fault(`${origin}/healthz answers ${response.status}, not like this server.`)];
    const { version } = health.data;
    const isSame = version === productVersion;
    return [
      isSame
        ? ok(`${origin} answers with release ${version}.`)
        : warning(
            `${origin} answers with release ${version}, this is ${productVersion}: restart it.`,
          ),
      ...(await Promise.all([
        checkHost(origin, ask),
        checkVisitors(origin, config.trustProxy, ask),
        checkUploads(ask),
        ...(config.features.wishlists ? [checkStreams(ask)] : []),
      ])),
    ];
  } catch (error) {
    return [
      fault(
        `${origin} does not answer (${describeError(error as Error)}): start the server, and see that this machine reaches that address.`,
      ),
    ];
  }
}

const healthSchema = z.object({ status: z.literal('ok'), version: z.string() });

/** A change whose origin differs from PUBLIC_URL in its scheme only is judged by the `Host` header. */
async function checkHost(origin: string, ask: Ask): Promise<Finding> {
  const { ok, fault } = findingsOf('host');
  const { host, protocol } = new URL(origin);
  const response = await ask(apiCalls.summarizeWishlists.path, {
    method: 'POST',
    headers: {
      origin: `${protocol === 'https:' ? 'http' : 'https'}://${host}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ adminTokens: [] }),
  });
  await response.body?.cancel();
  return response.status === 403
    ? fault(
        'The proxy does not pass the Host header on (nginx: proxy_set_header Host $host; or $http_host where the port is not the usual one).',
      )
    : ok('The Host header arrives as people type it.');
}

async function checkVisitors(origin: string, trustProxy: number, ask: Ask): Promise<Finding> {
  const { ok, warning, fault } = findingsOf('proxy headers');
  if (trustProxy === 0 && origin.startsWith('https:')) {
    return fault(
      'TRUST_PROXY is 0, but a proxy must be in front: set it to 1, or all visitors share one rate limit.',
    );
  }
  const remainingFor = async (address: string) => {
    const response = await ask(configPath, { headers: { 'x-forwarded-for': address } });
    await response.body?.cancel();
    return Number(response.headers.get('ratelimit-remaining') ?? Number.NaN);
  };
  const invented = () => `198.51.100.${randomInt(1, 255)}, 2001:db8:${randomInt(1, 9999)}::1`;
  const first = await remainingFor(invented());
  const second = await remainingFor(invented());
  if (Number.isNaN(second)) return warning('Nothing is limited: RATE_LIMIT is off.');
  return second < first
    ? ok('What a visitor writes into X-Forwarded-For is not believed.')
    : fault(
        'A visitor can invent addresses: the proxy must write X-Forwarded-For itself (nginx: proxy_set_header X-Forwarded-For $remote_addr;), and TRUST_PROXY be the number of proxies.',
      );
}

async function checkUploads(ask: Ask): Promise<Finding> {
  const { ok, fault } = findingsOf('uploads');
  const form = new FormData();
  form.set('data', '{}');
  form.set('image', new Blob([new Uint8Array(limits.imageBytes)]), 'picture.jpg');
  const path = href(apiCalls.addItem.path, { adminToken: 'doctor' });
  const response = await ask(path, { method: 'POST', body: form });
  await response.body?.cancel();
  const isOurs = response.headers.get('content-type')?.startsWith('application/problem+json');
  return isOurs
    ? ok('Pictures of the largest size come through.')
    : fault(
        `The proxy answers ${response.status} to a large picture: let bodies of 12 MB through (nginx: client_max_body_size 12m;).`,
      );
}

/** Makes a list, changes it, and checks that its event stream sends the change at once. */
async function checkStreams(ask: Ask): Promise<Finding> {
  const { ok, warning, fault } = findingsOf('live updates');
  const post = (path: string, body: object) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const made = await post(apiCalls.createWishlist.path, { name: 'Doctor' });
  if (made.status !== 201) return warning(`No list could be made to try them (${made.status}).`);
  const { adminToken, guestToken } = z.parse(madeSchema, await made.json());
  try {
    const signal = AbortSignal.timeout(eventTimeoutMs);
    const open = () => ask(href(wishlistEventsPath, { token: guestToken }), { signal });
    const path = href(apiCalls.updateWishlist.path, { adminToken });
    const change = async () => {
      await (await post(path, { name: 'Doctor, changed' })).body?.cancel();
    };
    return (await arrivesAfter(change, open))
      ? ok('A change arrives at open pages at once.')
      : fault(
          'A change does not arrive at open pages: the proxy must not collect text/event-stream (nginx: proxy_buffering off;).',
        );
  } finally {
    await ask(href(apiCalls.eraseWishlist.path, { adminToken }), { method: 'DELETE' });
  }
}

const madeSchema = z.object({ adminToken: z.string(), guestToken: z.string() });

/** Whether the stream that `open` gives brings the current version, and a second one after `change`. */
async function arrivesAfter(
  change: () => Promise<void>,
  open: () => Promise<Response>,
): Promise<boolean> {
  let events = 0;
  let text = '';
  try {
    const stream = await open();
    for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const arrived = text.split('event: changed').length - 1;
      if (arrived >= 2) return true;
      if (arrived === 1 && events === 0) await change();
      events = arrived;
    }
  } catch {
    // Too late.
  }
  return false;
}
