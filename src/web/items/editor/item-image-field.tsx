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
  const { picture, state } = editor;
  const { item } = state.base;
  const { image, fault, preparing, preview } = picture;
  const storedImageKey = !image.file && !image.remove && item?.imageKey ? item.imageKey : null;
  const ownersPicture = state.conflicts.picture;
  const label = t('item.form.image');

  return (
    <div>
      <FileDrop
        label={label}
        hint={t(preparing ? 'item.form.imagePreparing' : 'item.form.imageHint')}
        fault={fault ? t(fault) : undefined}
        accept="image/*,.heic,.heif,.avif"
        chooseLabel={t(
          preview || storedImageKey ? 'item.form.imageReplace' : 'item.form.imageChoose',
        )}
        dropLabel={t('item.form.imageDrop')}
        removeLabel={t('item.form.imageRemove')}
        preview={
          preview ? (
            <img src={preview} alt="" width={400} height={300} />
          ) : storedImageKey ? (
            <Picture
              src={imageUrl(storedImageKey)}
              widths={imageWidths}
              sizes="132px"
              alt=""
              eager
            />
          ) : (
            <Bow width={44} className="bow--faint" />
          )
        }
        onFile={(file) => picture.choose(file)}
        onRemove={
          preview || storedImageKey ? () => picture.clear(item?.imageKey != null) : undefined
        }
      />
      {ownersPicture && (
        <ConflictNote
          field={label}
          text={t('item.form.meanwhile', {
            text: t(
              ownersPicture.key ? 'item.form.meanwhilePicture' : 'item.form.meanwhileNoPicture',
            ),
          })}
          onTake={editor.chooseOtherPicture}
        />
      )}
    </div>
  );
}
