import { CircleAlert, ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ItemView } from '../../contract/schemas.ts';
import { imageWidths, limits } from '../../domain/limits.ts';
import { imageAddress } from '../api/image-address.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Bow } from '../ui/bow.tsx';
import { Picture } from '../ui/picture.tsx';
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
  const input = useRef<HTMLInputElement>(null);
  const [preview, showFile] = useFileAddress();
  const kept = !image.remove && item?.imageKey ? item.imageKey : null;

  const pick = (picked: ItemImage) => {
    setFault(null);
    showFile(picked.file);
    onImage(picked);
  };

  const choose = (file: File | undefined) => {
    if (!file) return;
    if (!accepted.includes(file.type)) setFault(t('item.form.imageWrongType'));
    else if (file.size > limits.imageBytes) setFault(t('item.form.imageTooLarge'));
    else {
      pick({ file, remove: false });
    }
    if (input.current) input.current.value = '';
  };

  return (
    <div className="field">
      <span className="field-label">{t('item.form.image')}</span>
      <div className="image-field">
        <div className="pic">
          {preview ? (
            <img src={preview} alt="" width={400} height={300} />
          ) : kept ? (
            <Picture src={imageAddress(kept)} widths={imageWidths} sizes="132px" alt="" eager />
          ) : (
            <Bow width={44} className="ghost" />
          )}
        </div>
        <div className="image-acts">
          <label className="btn btn-line">
            <ImagePlus className="icon" aria-hidden="true" />
            {t(preview || kept ? 'item.form.imageReplace' : 'item.form.imageChoose')}
            <input
              ref={input}
              type="file"
              accept={accepted.join(',')}
              onChange={(event) => choose(event.target.files?.[0])}
            />
          </label>
          {(preview || kept) && (
            <button
              type="button"
              className="btn btn-quiet btn-icon"
              aria-label={t('item.form.imageRemove')}
              onClick={() => pick({ file: null, remove: item?.imageKey != null })}
            >
              <Trash2 className="icon" aria-hidden="true" />
            </button>
          )}
        </div>
      </div>
      <div className="field-under">
        {fault ? (
          <span className="field-fault" role="alert">
            <CircleAlert className="icon" aria-hidden="true" />
            {fault}
          </span>
        ) : (
          <span>{t('item.form.imageHint')}</span>
        )}
      </div>
    </div>
  );
}

/** The address of a file that is still only here; given back when it is no longer shown. */
function useFileAddress() {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  return [address, (file: File | null) => setAddress(file && URL.createObjectURL(file))] as const;
}
