import { executionAsyncResource } from 'node:async_hooks';

/** Referenced as long as the process runs. */
const ticks: object[] = [];

/**
 * Keeps one object of `process.nextTick`. Node makes a few of them for each request. V8 writes their properties quickly
 * while it has their shape (hidden class), and deletes a shape that no object has when it collects garbage: if that
 * happens before `nextTick` is optimised, as between a start and the first visitors, each tick takes seven times as
 * long, for ever. docs/performance.md has the figures.
 */
export function keepTickShape(): void {
  process.nextTick(() => ticks.push(executionAsyncResource()));
}
