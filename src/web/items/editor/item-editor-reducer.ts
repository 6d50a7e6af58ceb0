import type { ProductInfo, ProductInfoReason } from '../../../contract/schemas.ts';
import type { ApiFailure } from '../../api/api-failure.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import type { ItemPrefill } from '../../routing/navigation-state.ts';
import {
  faultsIn,
  faultsOf,
  formOf,
  type ItemFaults,
  type ItemForm,
  type TypedField,
  typedIn,
  withFoundUrl,
} from './item-form.ts';
import type { TheirChanges } from './merge-forms.ts';
import { prefillFromShop, type ShopTexts } from './prefill-from-shop.ts';
import type { BaseRevision, SaveResult, UnansweredWrite } from './save-item.ts';

/** How reading a shop's page ended. */
export type ShopNote = 'found' | 'found_without_price' | 'failed' | 'no_link' | ProductInfoReason;

/** What the editor is doing, or how the last save ended. Typed text is preserved in every phase. */
export type EditorPhase =
  | { readonly name: 'editing' | 'saving' | 'pictureRefused' | 'conflict' | 'deleted' }
  /** no list was found for this admin token */
  | { readonly name: 'listNotFound'; readonly adminToken: string }
  | { readonly name: 'failed'; readonly failure: ApiFailure };

/** The control that receives the focus. */
export type FocusTarget = 'conflict' | 'fault' | 'picture' | 'submit';

export interface EditorState {
  readonly phase: EditorPhase;
  /** separate from the phase, because the visitor can type while a shop's page is read */
  readonly shop: { readonly isReading: boolean; readonly note: ShopNote | null };
  readonly base: BaseRevision;
  /** what a new item began with: the words around a shared link, which may be no title */
  readonly prefill: Partial<ItemForm>;
  readonly form: ItemForm;
  readonly conflicts: TheirChanges;
  /** the shop's texts for fields that were saved or shared in before, to be chosen or ignored */
  readonly offered: ShopTexts;
  /** the texts that the shop has put into the form */
  readonly filled: ShopTexts;
  /** faults are shown only after the first attempt to save */
  readonly isAttempted: boolean;
  /** the faults that the server found */
  readonly refused: ItemFaults;
  /** the quantity that was refused because more are claimed */
  readonly tooSmallQuantity: string | null;
  /** the visitor has read that the refused picture will not be saved */
  readonly isPictureRefusalShown: boolean;
  readonly unanswered: UnansweredWrite | null;
  /** a new object each time the focus moves, so that the same target can be focused again */
  readonly focus: { readonly target: FocusTarget } | null;
}

export type EditorEvent =
  | { readonly type: 'changed'; readonly part: Partial<ItemForm> }
  /** the visitor chose the text of another owner or of the shop for a field */
  | { readonly type: 'otherTextChosen'; readonly field: TypedField; readonly text: string }
  | { readonly type: 'otherPictureChosen' }
  | { readonly type: 'pictureChosen' }
  | { readonly type: 'shopRequested' }
  | { readonly type: 'shopFilled'; readonly info: ProductInfo }
  | { readonly type: 'shopAnswered'; readonly note: ShopNote | null }
  | { readonly type: 'shopNoted'; readonly note: ShopNote | null }
  | { readonly type: 'submitted'; readonly isPictureRefused: boolean }
  /** the picture that the save waited for cannot be used */
  | { readonly type: 'pictureRefused' }
  | { readonly type: 'saveEnded'; readonly result: SaveResult; readonly adminToken: string }
  /** an unexpected error ended the save: the form can be saved again */
  | { readonly type: 'saveBroken' };

const noConflicts: TheirChanges = { texts: {}, picture: null };

/** Returns the initial state of an editor. Without `base.item` it adds an item; `given` replaces its fields. */
export function openEditor(base: BaseRevision, given?: ItemPrefill): EditorState {
  const prefill = typedIn(given);
  return {
    phase: { name: 'editing' },
    shop: { isReading: false, note: null },
    base,
    prefill,
    form: { ...formOf(base.item), ...prefill },
    conflicts: noConflicts,
    offered: {},
    filled: {},
    isAttempted: false,
    refused: {},
    tooSmallQuantity: null,
    isPictureRefusalShown: false,
    unanswered: null,
    focus: null,
  };
}

/** Returns the state of the editor after an event. Pure. */
export function itemEditorReducer(state: EditorState, event: EditorEvent): EditorState {
  const { form, conflicts } = state;
  switch (event.type) {
    case 'changed':
      return {
        ...state,
        form: { ...form, ...event.part },
        refused: omit(state.refused, Object.keys(event.part)),
      };
    case 'otherTextChosen':
      return {
        ...state,
        form: { ...form, [event.field]: event.text },
        refused: omit(state.refused, [event.field]),
        conflicts: { ...conflicts, texts: omit(conflicts.texts, [event.field]) },
        offered: omit(state.offered, [event.field]),
      };
    case 'otherPictureChosen':
      return { ...state, conflicts: { ...conflicts, picture: null } };
    case 'pictureChosen':
      return { ...state, isPictureRefusalShown: false };
    case 'shopRequested':
      return { ...state, shop: { isReading: true, note: null } };
    case 'shopFilled': {
      const saved = { ...formOf(state.base.item), ...state.prefill };
      const before = { saved, filled: state.filled };
      return { ...state, ...prefillFromShop(form, event.info, before) };
    }
    case 'shopAnswered':
      return { ...state, shop: { isReading: false, note: event.note } };
    case 'shopNoted':
      return { ...state, shop: { ...state.shop, note: event.note } };
    case 'submitted':
      return submit(state, event.isPictureRefused);
    case 'pictureRefused':
      return refusePicture(state);
    case 'saveEnded':
      return endSave(state, event);
    case 'saveBroken':
      return { ...state, phase: { name: 'editing' } };
  }
}

function submit(before: EditorState, isPictureRefused: boolean): EditorState {
  // The link of a saved item changes only when the visitor changes it.
  const isSavedUrl = before.form.url === before.base.item?.url;
  const form = isSavedUrl ? before.form : withFoundUrl(before.form);
  const refused = form === before.form ? before.refused : omit(before.refused, ['url']);
  const state = { ...before, form, refused, isAttempted: true, tooSmallQuantity: null };
  if (Object.keys(faultsIn(form)).length > 0) return { ...state, focus: { target: 'fault' } };
  const shop = { ...state.shop, isReading: false };
  if (isPictureRefused && !state.isPictureRefusalShown) return refusePicture({ ...state, shop });
  return { ...state, shop, phase: { name: 'saving' }, focus: null };
}

const refusePicture = (state: EditorState): EditorState => ({
  ...state,
  phase: { name: 'pictureRefused' },
  isPictureRefusalShown: true,
  focus: { target: 'submit' },
});

function endSave(
  before: EditorState,
  { result, adminToken }: Extract<EditorEvent, { type: 'saveEnded' }>,
): EditorState {
  // The form is disabled during a save, so it continues from what was last sent.
  const { draft, unanswered } = result;
  const state = { ...before, base: draft.base, form: draft.form, unanswered };
  switch (result.status) {
    case 'saved':
      return { ...state, phase: { name: 'editing' } };
    case 'conflict':
      return {
        ...state,
        phase: { name: 'conflict' },
        conflicts: result.theirs,
        offered: {},
        focus: { target: 'conflict' },
      };
    case 'deleted':
      return {
        ...state,
        phase: { name: 'deleted' },
        base: { ...state.base, item: null },
        focus: { target: 'submit' },
      };
    case 'listNotFound':
      return { ...state, phase: { name: 'listNotFound', adminToken }, focus: { target: 'submit' } };
    case 'failed': {
      const { failure } = result;
      const isTooSmall = failure.code === 'item.claimed_more';
      return {
        ...state,
        phase: { name: 'failed', failure },
        refused: faultsOf(failure.problem),
        tooSmallQuantity: isTooSmall ? state.form.quantity : null,
        focus: { target: pictureFaultOf(failure) ? 'picture' : 'fault' },
      };
    }
  }
}

const pictureFaults: Readonly<Record<string, MessageKey>> = {
  'image.too_large': 'failure.image.too_large',
  'image.unsupported_type': 'failure.image.unsupported_type',
  'image.unreadable': 'failure.image.unreadable',
};

/** Returns the message to show at the picture after this failure; undefined when it is not about the picture. */
export function pictureFaultOf({ code }: ApiFailure): MessageKey | undefined {
  return pictureFaults[code];
}

/** Returns the faults to show at the fields; none before the first attempt to save. */
export function shownFaults({ isAttempted, refused, form }: EditorState): ItemFaults {
  return isAttempted ? { ...refused, ...faultsIn(form) } : {};
}

/** Returns the message of the phase, as a key or as the server's sentence; null when a field shows it or there is none. */
export function phaseMessage(phase: EditorPhase): { key: MessageKey } | { text: string } | null {
  switch (phase.name) {
    case 'conflict':
      return { key: 'item.form.collided' };
    case 'deleted':
      return { key: 'item.form.gone' };
    case 'pictureRefused':
      return { key: 'item.form.imageRefused' };
    case 'failed': {
      const { failure } = phase;
      const hasPlace = pictureFaultOf(failure) || failure.code === 'item.claimed_more';
      if (hasPlace || Object.keys(faultsOf(failure.problem)).length > 0) return null;
      if (failure.status === 0) return { key: 'item.form.unanswered' };
      return failure.problem ? { text: failure.problem.message } : { key: 'status.500' };
    }
    default:
      return null;
  }
}

function omit<T extends object>(record: T, keys: readonly string[]): T {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key))) as T;
}
