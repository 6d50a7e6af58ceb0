import { Failure } from '../errors.ts';
import { codeOf } from '../storage-unavailable.ts';

const word = /^[\w.-]{1,60}$/;

/**
 * Returns the kind of an error for `error.type`: its code, else its class. Undefined for what is the visitor's
 * fault or chance, such as a claim that another guest won. Never its message, which may contain anything.
 */
export function errorType(error: unknown): string | undefined {
  if (error instanceof Failure) return error.status < 500 ? undefined : error.code;
  const kind = codeOf(error) ?? (error instanceof Error ? error.name : '');
  return word.test(kind) ? kind : '_OTHER';
}
