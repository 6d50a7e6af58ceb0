import * as z from 'zod/mini';
import { type FieldFault, fieldFaults } from '../contract/failures.ts';
import { Failure } from './errors.ts';

function faultOf(issue: z.core.$ZodIssue): FieldFault {
  const named = fieldFaults.find((fault) => fault === issue.message);
  if (named) return named;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'invalid';
    case 'too_small':
      return issue.origin === 'string' ? 'required' : 'out_of_range';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'out_of_range';
    default:
      return 'invalid';
  }
}

/** The value as the schema makes it; fails with `request.invalid`, naming each field once. */
export function validate<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  const faults = new Map<string, FieldFault>();
  for (const issue of result.error.issues) {
    const field = issue.path.map(String).join('.');
    if (!faults.has(field)) faults.set(field, faultOf(issue));
  }
  throw new Failure('request.invalid', {
    errors: [...faults].map(([field, code]) => ({ field, code })),
  });
}
