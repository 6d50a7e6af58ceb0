import { imageWidths, limits } from '../../../domain/limits.ts';
import { Bow } from '../../illustrations/bow.tsx';
import { imageUrl } from '../../images/image-url.ts';
import { Picture } from '../../ui/surfaces/picture.tsx';

/** Shows up to three pictures of a list, and a faint bow for each missing one. */
export function PreviewStrip({ imageKeys }: { imageKeys: readonly string[] }) {
  const slots = Array.from(
    { length: limits.previewImages },
    (_, index) => imageKeys[index] ?? null,
  );
  return (
    <div className="preview-strip">
      {slots.map((key, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no identity but its index
        <div key={index} className="picture">
          {key === null ? (
            <Bow width={36} className="bow--faint" />
          ) : (
            <Picture src={imageUrl(key)} widths={imageWidths} sizes="140px" alt="" />
          )}
        </div>
      ))}
    </div>
  );
}
