import { type FailureCode, type FieldFault, failureStatus } from '../contract/failures.ts';
import type { GuestView, OwnerView, TakedownView } from '../contract/schemas.ts';

export interface FailureDetails {
  /** what is wrong, field by field */
  readonly errors?: readonly { readonly field: string; readonly code: FieldFault }[];
  /** with a conflict: the list as it stands now */
  readonly wishlist?: GuestView | OwnerView;
  /** why the operator has taken the list down */
  readonly takedown?: TakedownView;
  /** seconds after which trying again makes sense */
  readonly retryAfter?: number;
}

/** A failure the API documents: a stable code; the error handler adds the text in the visitor's language. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly details: FailureDetails;

  constructor(code: FailureCode, details: FailureDetails = {}) {
    super(code);
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return failureStatus[this.code];
  }
}
