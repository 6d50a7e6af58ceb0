import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Nothing leaves this machine: whatever Firefox wants of the internet goes to a port where nobody answers.
 * A proxy also spares it from asking a name server; loopback addresses never go through one.
 */
const preferences = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'ui.prefersReducedMotion': 1,
};

const commandTimeoutMs = 60_000;

type Params = Record<string, unknown>;

interface Reply {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly params?: { readonly level: string; readonly text: string | null };
  readonly result?: Params;
  readonly message?: string;
}

/** A node of a page, by the number that Firefox gives it. */
interface RemoteNode {
  readonly sharedId: string;
}

/**
 * Firefox as the system has it, through WebDriver BiDi, the protocol that it speaks by itself (decision 45).
 * What the pages write to the console as errors is in `errors`.
 */
export class Firefox {
  readonly errors: string[] = [];
  readonly #browser: ChildProcess;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #lastId = 0;

  /** @throws Error when it does not start within a minute */
  static async start(path: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'wishbow-firefox-'));
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    const flags = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
    // A home of its own: Firefox refuses to start as root in somebody else's.
    const env = { ...process.env, HOME: profile };
    const browser = spawn(path, flags, { stdio: ['ignore', 'ignore', 'pipe'], env });
    process.once('exit', () => browser.kill('SIGKILL'));
    const socket = new WebSocket(`${await addressOf(browser)}/session`);
    await once(socket, 'open', { signal: AbortSignal.timeout(commandTimeoutMs) });
    const firefox = new Firefox(browser, profile, socket);
    await firefox.send('session.new', { capabilities: {} });
    await firefox.send('session.subscribe', { events: ['log.entryAdded'] });
    return firefox;
  }

  private constructor(browser: ChildProcess, profile: string, socket: WebSocket) {
    this.#browser = browser;
    this.#profile = profile;
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as Reply));
  }

  #hear(reply: Reply): void {
    if (reply.method === 'log.entryAdded' && reply.params?.level === 'error')
      this.errors.push(reply.params.text ?? 'an error without words');
    if (reply.id !== undefined) this.#waiting.get(reply.id)?.(reply);
  }

  /** Sends a command of the protocol. @throws Error when Firefox refuses it or says nothing for a minute */
  async send(method: string, params: Params): Promise<Params> {
    this.#lastId += 1;
    const id = this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), commandTimeoutMs);
    this.#waiting.set(id, resolve);
    this.#socket.send(JSON.stringify({ id, method, params }));
    try {
      const reply = await promise;
      if (reply.type === 'error') throw new Error(`${method}: ${reply.message}`);
      return reply.result ?? {};
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }

  /** Another person: a window with cookies and storage of its own, as large as a phone. */
  async newVisitor(): Promise<FirefoxPage> {
    const { userContext } = await this.send('browser.createUserContext', {});
    const { context } = await this.send('browsingContext.create', { type: 'tab', userContext });
    const viewport = { width: 412, height: 860 };
    await this.send('browsingContext.setViewport', { context, viewport });
    return new FirefoxPage(this, String(context));
  }

  async stop(): Promise<void> {
    const exit = once(this.#browser, 'exit');
    await this.send('browser.close', {}).catch(() => {});
    const kill = setTimeout(() => this.#browser.kill('SIGKILL'), 5_000);
    await exit;
    clearTimeout(kill);
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** What a person does in one window. */
export class FirefoxPage {
  readonly #firefox: Firefox;
  readonly #context: string;

  constructor(firefox: Firefox, context: string) {
    this.#firefox = firefox;
    this.#context = context;
  }

  async goto(url: string): Promise<void> {
    const params = { context: this.#context, url, wait: 'complete' };
    await this.#firefox.send('browsingContext.navigate', params);
  }

  /** Returns what the expression is in the page, after it has passed through JSON. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await this.#firefox.send('script.evaluate', {
      expression: `(async () => JSON.stringify(await (${expression})) ?? 'null')()`,
      target: { context: this.#context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return JSON.parse((result as { value: string }).value) as Value;
  }

  /** Returns the text of the first element that fits the selector; null when there is none. */
  text(selector: string): Promise<string | null> {
    return this.evaluate(`document.querySelector(${JSON.stringify(selector)})?.innerText ?? null`);
  }

  /** Returns how many elements assistive technology knows by this role and name. */
  async count(role: string, name: string): Promise<number> {
    return (await this.#locate(role, name)).length;
  }

  /** Presses the first element with the role and name. @throws Error when there is none */
  async press(role: string, name: string): Promise<void> {
    const [node] = await this.#locate(role, name);
    if (node === undefined) throw new Error(`there is no ${role} "${name}"`);
    await this.#firefox.send('script.callFunction', {
      functionDeclaration: '(element) => element.scrollIntoView({ block: "center" })',
      arguments: [node],
      target: { context: this.#context },
      awaitPromise: false,
    });
    await this.#perform({
      type: 'pointer',
      id: 'finger',
      parameters: { pointerType: 'touch' },
      actions: [
        { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: node } },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  /** Types into what has the focus; `\uE007` is the Enter key. */
  async type(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#perform({ type: 'key', id: 'keyboard', actions });
  }

  #perform(source: Params): Promise<Params> {
    const params = { context: this.#context, actions: [source] };
    return this.#firefox.send('input.performActions', params);
  }

  async #locate(role: string, name: string): Promise<readonly RemoteNode[]> {
    const { nodes } = await this.#firefox.send('browsingContext.locateNodes', {
      context: this.#context,
      locator: { type: 'accessibility', value: { role, name } },
    });
    return (nodes as RemoteNode[]) ?? [];
  }
}

/** Firefox says where it listens. @throws Error when it ends first or takes a minute */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error('Firefox has no stderr to say where it listens');
  const signal = AbortSignal.timeout(commandTimeoutMs);
  let said = '';
  for await (const [chunk] of on(stderr, 'data', { signal, close: ['end'] })) {
    said += String(chunk);
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
    if (address === undefined) continue;
    // It would stop where nobody reads what it says further.
    stderr.resume();
    return address;
  }
  throw new Error(`Firefox did not start:\n${said}`);
}
