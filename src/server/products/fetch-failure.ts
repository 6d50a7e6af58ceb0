/**
 * Why an address gives nothing. `unreachable` is said of every place that is refused, absent or
 * silent; `unreadable` only of a public place that answered with something else than was asked for.
 */
export class FetchFailure extends Error {
  readonly code: 'unreachable' | 'unreadable';

  constructor(code: 'unreachable' | 'unreadable') {
    super(code);
    this.name = 'FetchFailure';
    this.code = code;
  }
}
