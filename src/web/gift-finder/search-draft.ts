import { type NavigationState, navigationStateOf } from '../routing/navigation-state.ts';

/** Returns the text that was typed and not searched for, as the history entry has it; null without one. */
export function storedDraft(): string | null {
  return navigationStateOf({ state: history.state?.usr }).searchDraft ?? null;
}

/** Stores the typed text in the history entry, so that it is there after going back and reloading; null removes it. */
export function storeDraft(text: string | null): void {
  const state: NavigationState = { ...(text !== null && { searchDraft: text }) };
  try {
    history.replaceState({ ...history.state, usr: state }, '');
  } catch {
    // Browsers limit how often this is done. The next key stores the whole text.
  }
}
