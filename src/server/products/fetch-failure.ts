/**
 * Why an address could not be fetched. `unreachable` covers forbidden, missing and silent hosts alike.
 * `unreadable` means that a permitted host answered with something unusable.
 */
export class FetchFailure extends Error {
  readonly code: 'unreachable' | 'unreadable';

  constructor(code: 'unreachable' | 'unreadable') {
    super(code);
    this.name = 'FetchFailure';
    this.code = code;
  }
}
