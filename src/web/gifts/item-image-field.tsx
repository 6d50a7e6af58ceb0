import type { ItemView } from '../../contract/schemas.ts';
import { imageWidths } from '../../domain/limits.ts';
import { imageAddress } from '../api/image-address.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Bow } from '../ui/bow.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { Picture } from '../ui/picture.tsx';
import { OtherText } from './other-text.tsx';
import type { ItemDraft } from './use-item-draft.ts';
import type { ItemImageState } from './use-item-image.ts';

interface ItemImageFieldProps {
  item: ItemView | null;
  picture: ItemImageState;
  draft: Pick<ItemDraft, 'others' | 'settlePicture'>;
}

/** Picks a picture and shows it; one that is too large or no picture is refused at once. */
export function ItemImageField({ item, picture, draft }: ItemImageFieldProps) {
  const { t } = useI18n();
  const { image, fault, preparing, preview } = picture;
  const kept = !image.file && !image.remove && item?.imageKey ? item.imageKey : null;
  const other = draft.others.picture;
  const label = t('item.form.image');

  return (
    <div>
      <FileDrop
        label={label}
        hint={t(preparing ? 'item.form.imagePreparing' : 'item.form.imageHint')}
        fault={fault ? t(fault) : undefined}
        accept="image/*,.heic,.heif,.avif"
        chooseLabel={t(preview || kept ? 'item.form.imageReplace' : 'item.form.imageChoose')}
        dropLabel={t('item.form.imageDrop')}
        removeLabel={t('item.form.imageRemove')}
        preview={
          preview ? (
            <img src={preview} alt="" width={400} height={300} />
          ) : kept ? (
            <Picture src={imageAddress(kept)} widths={imageWidths} sizes="132px" alt="" eager />
          ) : (
            <Bow width={44} className="ghost" />
          )
        }
        onFile={(file) => picture.choose(file)}
        onRemove={preview || kept ? () => picture.clear(item?.imageKey != null) : undefined}
      />
      {other && (
        <OtherText
          field={label}
          text={t('item.form.meanwhile', {
            text: t(other.key ? 'item.form.meanwhilePicture' : 'item.form.meanwhileNoPicture'),
          })}
          onTake={() => {
            picture.clear(false);
            draft.settlePicture();
          }}
        />
      )}
    </div>
  );
}
