import type { ModerationAct, ModerationOutcome } from '../../contract/moderation.ts';
import { blockDomain, unblockDomain } from './block-domain.ts';
import { decide } from './decide-reports.ts';
import { deleteClaim } from './moderate-claims.ts';
import { deleteList, deletePicture, removeItemOf, restore, takeDown } from './moderate-lists.ts';
import type { ModerationServices } from './operator-text.ts';

type Act = (
  services: ModerationServices,
  words: readonly string[],
) => Promise<ModerationOutcome | null>;

/** An act that takes one word. */
const withWord = (
  act: (services: ModerationServices, word: string) => Promise<ModerationOutcome>,
) => ({
  words: 1,
  act: (services: ModerationServices, [word = '']: readonly string[]) => act(services, word),
});

/** The acts by name, with the number of words that each needs. */
const acts: Readonly<Record<ModerationAct, { readonly words: number; readonly act: Act }>> = {
  decide: { words: 3, act: decide },
  'take-down': { words: 3, act: takeDown },
  restore: withWord(restore),
  'delete-list': withWord(deleteList),
  'delete-item': { words: 2, act: removeItemOf },
  'delete-picture': withWord(deletePicture),
  'delete-claim': withWord(deleteClaim),
  block: withWord(blockDomain),
  unblock: withWord(unblockDomain),
};

/**
 * Does what an operator asked for, at the command line or on the moderators' page. Returns what came of it;
 * null when words are missing, or when one of them is not among those that are possible.
 */
export async function runAct(
  services: ModerationServices,
  name: ModerationAct,
  words: readonly string[],
): Promise<ModerationOutcome | null> {
  const { words: needed, act } = acts[name];
  const isComplete = words.length >= needed && words.every((word) => word.trim() !== '');
  return isComplete ? act(services, words) : null;
}
