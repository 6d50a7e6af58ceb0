import type { AddedView, ItemView, OwnerView } from '../../../contract/schemas.ts';
import { addedItemId } from '../../api/added-item.ts';
import {
  type ApiFailure,
  asApiFailure,
  isListNotFound,
  isUnanswered,
} from '../../api/api-failure.ts';
import type { ApiClient } from '../../api/client.ts';
import { createIdempotencyKey } from '../../api/idempotency-key.ts';
import { otherRevision } from '../other-revision.ts';
import { formOf, type ItemForm, itemData } from './item-form.ts';
import { isSameForm, mergeItem } from './merge-forms.ts';
import type { ItemImage } from './use-item-image.ts';

/** The item that a form changes, and the version of its list; `item` is null when the form adds one. */
export interface BaseRevision {
  readonly item: ItemView | null;
  readonly version: number;
}

/** What a save stores: a form and a picture, based on a revision. */
export interface ItemDraft {
  readonly base: BaseRevision;
  readonly form: ItemForm;
  readonly image: ItemImage;
}

/** A request whose answer was lost: the server may have carried it out. */
export type UnansweredWrite =
  | {
      readonly kind: 'addition';
      readonly idempotencyKey: string;
      readonly data: ReturnType<typeof itemData>;
      readonly picture: File | null;
    }
  | { readonly kind: 'change'; readonly draft: ItemDraft };

type Addition = Extract<UnansweredWrite, { kind: 'addition' }>;

/** `conflict`: both owners changed the same field; the draft is merged, and `theirs` must be shown before the next save. */
export type SaveStatus =
  | { readonly status: 'saved' | 'deleted' | 'listNotFound' }
  | { readonly status: 'conflict'; readonly theirs: ReturnType<typeof mergeItem>['theirs'] }
  | { readonly status: 'failed'; readonly failure: ApiFailure };

/** How a save ended, with the last draft and the request whose answer is missing, if any. */
export type SaveResult = SaveStatus & {
  readonly draft: ItemDraft;
  readonly unanswered: UnansweredWrite | null;
};

/** What a save needs from its surroundings. */
export interface SavePort {
  readonly api: ApiClient;
  readonly adminToken: () => string;
  /** what the text of the toast of a failed request begins with */
  readonly failed: string;
  /** waits up to a few seconds for an admin token other than this one; fulfils with false when none came */
  readonly waitForNewToken: (token: string) => Promise<boolean>;
  /** called with each state of the list that the server answers with, and with the id of the item once it is stored */
  readonly onList: (list: OwnerView, storedId?: string) => void;
}

/** After so many merges in one save the owner is shown a conflict, because another owner keeps changing the item. */
const maxMerges = 5;

/**
 * Adds or changes an item without undoing another owner's change or a request whose answer was lost.
 * `unanswered` comes from the save before. A repeated addition keeps its idempotency key; if the form has
 * changed since, the item that was added is changed. A replaced admin link is followed.
 *
 * Returns how it ended; a refusal of the API is a result too. Throws only errors that are no `ApiFailure`.
 */
export async function saveItem(
  first: ItemDraft,
  unanswered: UnansweredWrite | null,
  port: SavePort,
): Promise<SaveResult> {
  let draft = first;
  let pending = unanswered;
  const reporting = { quiet: isShownInEditor, failed: port.failed };
  const end = (status: SaveStatus): SaveResult => ({ ...status, draft, unanswered: pending });

  const add = async (adminToken: string, addition: Addition): Promise<AddedView> => {
    const { data, picture, idempotencyKey } = addition;
    try {
      const call = { params: { adminToken }, body: data, image: picture, idempotencyKey };
      const answer = await port.api.call('addItem', { ...call, ...reporting });
      pending = null;
      return answer;
    } catch (error) {
      pending = isUnanswered(asApiFailure(error)) ? addition : null;
      throw error;
    }
  };

  const change = async (adminToken: string, id: string): Promise<OwnerView> => {
    const { base, form, image } = draft;
    const body = { ...itemData(form), id, basedOn: base.version, removeImage: image.remove };
    try {
      const call = { params: { adminToken }, body, image: image.file };
      return await port.api.call('updateItem', { ...call, ...reporting });
    } catch (error) {
      if (isUnanswered(asApiFailure(error))) pending = { kind: 'change', draft };
      throw error;
    }
  };

  const send = async (adminToken: string): Promise<void> => {
    if (pending?.kind === 'addition' && !draft.base.item && !isSameAddition(pending, draft)) {
      draft = await basedOnAddition(draft, pending, (addition) => add(adminToken, addition));
    }
    const id = baseId(draft);
    if (id !== undefined) return port.onList(await change(adminToken, id), id);
    const addition = pending?.kind === 'addition' ? pending : newAddition(draft);
    const answer = await add(adminToken, addition);
    port.onList(answer, addedItemId(answer));
  };

  for (let merges = 0; ; ) {
    const adminToken = port.adminToken();
    try {
      await send(adminToken);
      return end({ status: 'saved' });
    } catch (error) {
      const failure = asApiFailure(error);
      if (isListNotFound(failure)) {
        if (await port.waitForNewToken(adminToken)) continue;
        return end({ status: 'listNotFound' });
      }
      const other = otherRevision(failure, baseId(draft));
      if (!other) return end(endedBy(failure));
      const { list, item } = other;
      port.onList(list);
      if (!item) return end({ status: 'deleted' });
      if (wasApplied(pending, draft, item)) return end({ status: 'saved' });
      const { form, theirs, isConflict } = mergeItem(draft, item);
      draft = { ...draft, base: { item, version: list.version }, form };
      merges += 1;
      if (isConflict || merges >= maxMerges) return end({ status: 'conflict', theirs });
    }
  }
}

/** How a save ends that cannot be repeated. */
const endedBy = (failure: ApiFailure): SaveStatus =>
  failure.code === 'item.not_found' ? { status: 'deleted' } : { status: 'failed', failure };

const baseId = ({ base }: ItemDraft): string | undefined => base.item?.id;

const newAddition = (draft: ItemDraft): Addition => ({
  kind: 'addition',
  idempotencyKey: createIdempotencyKey(),
  data: itemData(draft.form),
  picture: draft.image.file,
});

function isSameAddition({ data, picture }: Addition, { form, image }: ItemDraft): boolean {
  return picture === image.file && JSON.stringify(data) === JSON.stringify(itemData(form));
}

/** Repeats an unanswered addition and returns the draft as a change of its item; the same draft if it was refused. */
async function basedOnAddition(
  draft: ItemDraft,
  addition: Addition,
  add: (addition: Addition) => Promise<AddedView>,
): Promise<ItemDraft> {
  try {
    const answer = await add(addition);
    const { version } = answer;
    const item = answer.items.find(({ id }) => id === addedItemId(answer));
    if (!item) return draft;
    const { file } = draft.image;
    const isSamePicture = file === addition.picture;
    const remove = file === null && addition.picture !== null;
    const image = isSamePicture ? { file: null, remove: false } : { file, remove };
    return { ...draft, base: { item, version }, image };
  } catch (error) {
    const failure = asApiFailure(error);
    if (isUnanswered(failure) || isListNotFound(failure)) throw error;
    return draft;
  }
}

/** Returns true if a request whose answer was lost has already stored this draft. */
function wasApplied(
  unanswered: UnansweredWrite | null,
  { form, image }: ItemDraft,
  item: ItemView,
): boolean {
  if (unanswered?.kind !== 'change') return false;
  const lost = unanswered.draft;
  return (
    lost.base.item?.id === item.id &&
    lost.image.file === image.file &&
    lost.image.remove === image.remove &&
    isSameForm(lost.form, form) &&
    isSameForm(formOf(item), form)
  );
}

/** The editor shows these failures itself, so the client does not report them. */
function isShownInEditor(failure: ApiFailure): boolean {
  return isListNotFound(failure) || ['item.changed', 'item.not_found'].includes(failure.code);
}
