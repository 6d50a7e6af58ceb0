import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { ItemView, OwnerView } from '../../../contract/schemas.ts';
import { useApi } from '../../api/use-api.tsx';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { useListNotFound } from '../../live/list-not-found.tsx';
import type { ItemPrefill } from '../../routing/navigation-state.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { cachedImage } from './cached-image.ts';
import { itemEditorReducer, openEditor, pictureFaultOf } from './item-editor-reducer.ts';
import { formOf, type ItemForm, type TypedField } from './item-form.ts';
import { useMoveElsewhere } from './list-not-found-actions.tsx';
import { isSameForm } from './merge-forms.ts';
import { type SaveResult, saveItem } from './save-item.ts';
import { useItemImage } from './use-item-image.ts';
import { useProductInfo } from './use-product-info.ts';

/** What the editor of one item is opened with. */
export interface ItemEditorOptions {
  /** the list as it is on the screen when the dialog opens */
  list: Pick<OwnerView, 'adminToken' | 'version'>;
  /** null to add one */
  item: ItemView | null;
  /** what a new item begins with */
  prefill?: ItemPrefill;
  /** called with each state of the list that the server answers with, and with the id of the item once it is stored */
  onSaved: (list: OwnerView, storedId?: string) => void;
  onClose: () => void;
}

/** Time that "Saving" is shown before anything is sent, so that it can be read. */
const savingNoteMs = 1_000;
/** Time in which another tab that has replaced the admin link can hand over the new token. */
const newTokenTimeoutMs = 2_000;

/** Returns the state of an item editor and the actions of its controls. */
export function useItemEditor({ list, item, prefill, onSaved, onClose }: ItemEditorOptions) {
  const { t } = useI18n();
  const api = useApi();
  const [state, dispatch] = useReducer(itemEditorReducer, null, () =>
    openEditor({ item, version: list.version }, prefill),
  );
  const picture = useItemImage();
  const adminToken = useAdminToken(list.adminToken);
  const moveElsewhere = useMoveElsewhere();
  const { base, form, phase } = state;
  const { image } = picture;
  const shop = useProductInfo({
    dispatch,
    onPicture: (file) => picture.offer(file, base.item?.imageKey != null),
  });

  const isSaving = phase.name === 'saving';
  const isChanged = !isSameForm(form, formOf(base.item)) || image.file !== null || image.remove;
  const isTokenUnknown = phase.name === 'listNotFound' && phase.adminToken === list.adminToken;
  const isListNotFound = useListNotFound(isChanged || isSaving) || isTokenUnknown;

  const choosePicture = (file: File) => {
    dispatch({ type: 'pictureChosen' });
    picture.choose(file);
  };
  const readPrefill = useEffectEvent(() => {
    if (prefill?.picture) choosePicture(prefill.picture);
    if (prefill?.url) void shop.read(prefill.url);
  });
  useEffect(() => readPrefill(), []);

  const save = async (sent: ItemForm) => {
    await new Promise((done) => setTimeout(done, savingNoteMs));
    const ready = await picture.whenReady();
    if (!ready) return dispatch({ type: 'pictureRefused' });
    const result = await saveItem({ base, form: sent, image: ready }, state.unanswered, {
      api,
      ...adminToken,
      failed: t(base.item ? 'item.changeFailed' : 'item.saveFailed'),
      onList: onSaved,
    });
    dispatch({ type: 'saveEnded', result, adminToken: adminToken.adminToken() });
    finish(result);
  };

  const finish = (result: SaveResult) => {
    const { status, draft } = result;
    if (status === 'saved') {
      showToast({ kind: 'success', text: t('item.saved') });
      onClose();
    }
    if (status === 'deleted' && !image.file && !image.remove) {
      void cachedImage(draft.base.item).then((file) => file && choosePicture(file));
    }
    if (status === 'failed') {
      const fault = pictureFaultOf(result.failure);
      if (fault) picture.refuse(fault);
    }
  };

  const submit = async () => {
    if (isSaving) return;
    if (isListNotFound) {
      const cached = image.remove ? null : await cachedImage(base.item);
      return moveElsewhere(form, image.file ?? cached);
    }
    const isPictureRefused = picture.isRefused && image.file === null;
    const submitted = { type: 'submitted', isPictureRefused } as const;
    const next = itemEditorReducer(state, submitted);
    dispatch(submitted);
    if (!next.shop.isReading) shop.stop();
    if (next.phase.name !== 'saving') return;
    try {
      await save(next.form);
    } catch (error) {
      dispatch({ type: 'saveBroken' });
      throw error;
    }
  };

  return {
    state,
    isSaving,
    isChanged,
    isListNotFound,
    shop,
    picture: { ...picture, choose: choosePicture },
    submit,
    change: (part: Partial<ItemForm>) => dispatch({ type: 'changed', part }),
    takeText: (field: TypedField, text: string) =>
      dispatch({ type: 'otherTextChosen', field, text }),
    chooseOtherPicture: () => {
      picture.clear(false);
      dispatch({ type: 'otherPictureChosen' });
    },
  };
}

export type ItemEditor = ReturnType<typeof useItemEditor>;

/** The newest admin token of the list, also for a request that another tab's replacement has overtaken. */
function useAdminToken(newest: string) {
  const token = useRef(newest);
  const onNew = useRef<(() => void) | null>(null);
  useEffect(() => {
    token.current = newest;
    onNew.current?.();
  }, [newest]);
  return {
    adminToken: () => token.current,
    waitForNewToken: (tried: string) =>
      new Promise<boolean>((done) => {
        const isNew = () => token.current !== tried;
        onNew.current = () => done(isNew());
        setTimeout(() => done(isNew()), newTokenTimeoutMs);
        if (isNew()) done(true);
      }),
  };
}
