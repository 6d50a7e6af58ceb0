/** The state of a navigation that carries typed text along, so that no confirmation is needed. */
export interface HasUnsavedText {
  readonly carriesTyped?: true;
}

/** Returns true if the state of a navigation says that it carries typed text along. */
export function hasUnsavedText(state: unknown): boolean {
  return (state as HasUnsavedText | null)?.carriesTyped === true;
}
