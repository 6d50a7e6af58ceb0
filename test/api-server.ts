import { startApp } from './app.ts';

/*
 * A server process of its own, for tests that need several: the API on real storage, told by the
 * environment where. It prints its address and stops gracefully on SIGTERM.
 */
const { listen, close } = await startApp(process.env as Record<string, string>);
console.log(await listen());
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
