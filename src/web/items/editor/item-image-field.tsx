import { imageWidths } from '../../../domain/limits.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { Bow } from '../../illustrations/bow.tsx';
import { imageUrl } from '../../images/image-url.ts';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { Picture } from '../../ui/surfaces/picture.tsx';
import { ConflictNote } from './conflict-note.tsx';
import type { ItemEditor } from './use-item-editor.ts';

/** Shows the picture of an item and lets the visitor replace or remove it; an unusable file is refused at once. */
export function ItemImageField({ editor }: { editor: ItemEditor }) {
  const { t } = useI18n();
  const { picture, state, isSaving } = editor;
  const { item } = state.base;
  const { image, fault, preparing, preview } = picture;
  const isStoredShown = !image.file && !image.remove;
  const storedImageKey = isStoredShown ? (item?.imageKey ?? null) : null;
  const hasPicture = preview !== null || storedImageKey !== null;
  const label = t('item.form.image');

  return (
    <div>
      <FileDrop
        label={label}
        hint={t(preparing ? 'item.form.imagePreparing' : 'item.form.imageHint')}
        fault={fault ? t(fault) : undefined}
        accept="image/*,.heic,.heif,.avif"
        chooseLabel={t(hasPicture ? 'item.form.imageReplace' : 'item.form.imageChoose')}
        dropLabel={t('item.form.imageDrop')}
        removeLabel={t('item.form.imageRemove')}
        preview={<ImagePreview fileUrl={preview} imageKey={storedImageKey} />}
        disabled={isSaving}
        onFile={(file) => picture.choose(file)}
        onRemove={hasPicture ? () => picture.clear(item?.imageKey != null) : undefined}
      />
      <PictureConflict field={label} editor={editor} />
    </div>
  );
}

interface ImagePreviewProps {
  /** the address of a file that was chosen */
  fileUrl: string | null;
  /** the key of the picture that the server has */
  imageKey: string | null;
}

function ImagePreview({ fileUrl, imageKey }: ImagePreviewProps) {
  if (fileUrl !== null) return <img src={fileUrl} alt="" width={400} height={300} />;
  if (imageKey === null) return <Bow width={44} className="bow--faint" />;
  return <Picture src={imageUrl(imageKey)} widths={imageWidths} sizes="132px" alt="" eager />;
}

function PictureConflict({ field, editor }: { field: string; editor: ItemEditor }) {
  const { t } = useI18n();
  const { picture } = editor.state.conflicts;
  if (!picture) return null;
  const text = t(picture.key ? 'item.form.meanwhilePicture' : 'item.form.meanwhileNoPicture');
  return (
    <ConflictNote
      field={field}
      text={t('item.form.meanwhile', { text })}
      onTake={editor.chooseOtherPicture}
    />
  );
}
