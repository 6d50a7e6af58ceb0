import type { ModerationAct, ModerationOutcome } from '../../contract/moderation.ts';
import { blockDomain, unblockDomain } from './block-domain.ts';
import { decide } from './decide-reports.ts';
import { deleteClaim } from './moderate-claims.ts';
import { deleteList, deletePicture, removeItemOf, restore, takeDown } from './moderate-lists.ts';
import type { ModerationServices } from './operator-text.ts';

type Act = (
  services: ModerationServices,
  args: readonly string[],
) => Promise<ModerationOutcome | null>;

/** An act that takes one argument. */
const withArg = (
  act: (services: ModerationServices, arg: string) => Promise<ModerationOutcome>,
) => ({
  argCount: 1,
  act: (services: ModerationServices, [arg = '']: readonly string[]) => act(services, arg),
});

interface ActWithArgs {
  readonly argCount: number;
  /** whether the last argument is a text, whose words may be further arguments */
  readonly endsWithText?: boolean;
  readonly act: Act;
}

/** The acts by name. */
const acts: Readonly<Record<ModerationAct, ActWithArgs>> = {
  decide: { argCount: 3, endsWithText: true, act: decide },
  'take-down': { argCount: 3, endsWithText: true, act: takeDown },
  restore: withArg(restore),
  'delete-list': withArg(deleteList),
  'delete-item': { argCount: 2, act: removeItemOf },
  'delete-picture': withArg(deletePicture),
  'delete-claim': withArg(deleteClaim),
  block: withArg(blockDomain),
  unblock: withArg(unblockDomain),
};

/**
 * Does what an operator asked for, at the command line or on the moderators' page. Returns what came of it;
 * null when arguments are missing or too many, or when one of them is not among those that are possible.
 */
export async function runAct(
  services: ModerationServices,
  name: ModerationAct,
  args: readonly string[],
): Promise<ModerationOutcome | null> {
  const { argCount, endsWithText = false, act } = acts[name];
  const hasCount = endsWithText ? args.length >= argCount : args.length === argCount;
  const isUnderstood = hasCount && args.every((arg) => arg.trim() !== '');
  return isUnderstood ? act(services, args) : null;
}
