import { useState } from 'react';
import type { ItemView } from '../../contract/schemas.ts';
import { imageWidths, limits } from '../../domain/limits.ts';
import { imageAddress } from '../api/image-address.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Bow } from '../ui/bow.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { Picture } from '../ui/picture.tsx';
import { useFileAddress } from '../ui/use-file-address.ts';
import type { ItemImage } from './use-save-item.ts';

const accepted = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
];

interface ItemImageFieldProps {
  item: ItemView | null;
  image: ItemImage;
  onImage: (image: ItemImage) => void;
}

/** Picks a picture and shows it; one that is too large or no picture is refused at once. */
export function ItemImageField({ item, image, onImage }: ItemImageFieldProps) {
  const { t } = useI18n();
  const [fault, setFault] = useState<string | null>(null);
  const [preview, showFile] = useFileAddress();
  const kept = !image.remove && item?.imageKey ? item.imageKey : null;

  const pick = (picked: ItemImage) => {
    setFault(null);
    showFile(picked.file);
    onImage(picked);
  };

  const choose = (file: File) => {
    if (!accepted.includes(file.type)) setFault(t('item.form.imageWrongType'));
    else if (file.size > limits.imageBytes) setFault(t('item.form.imageTooLarge'));
    else pick({ file, remove: false });
  };

  return (
    <FileDrop
      label={t('item.form.image')}
      hint={t('item.form.imageHint')}
      fault={fault ?? undefined}
      accept={accepted.join(',')}
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
      onFile={choose}
      onRemove={
        preview || kept ? () => pick({ file: null, remove: item?.imageKey != null }) : undefined
      }
    />
  );
}
