import { imageWidths, limits } from '../../domain/limits.ts';
import { imageAddress } from '../api/image-address.ts';
import { Bow } from '../ui/bow.tsx';
import { Picture } from '../ui/picture.tsx';

/** Up to three pictures of a list; a faint bow where there are fewer. */
export function PreviewStrip({ imageKeys }: { imageKeys: readonly string[] }) {
  const places = Array.from(
    { length: limits.previewImages },
    (_, place) => imageKeys[place] ?? null,
  );
  return (
    <div className="strip">
      {places.map((key, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place has no identity but its number
        <div key={place} className="pic">
          {key === null ? (
            <Bow width={36} className="ghost" />
          ) : (
            <Picture src={imageAddress(key)} widths={imageWidths} sizes="140px" alt="" />
          )}
        </div>
      ))}
    </div>
  );
}
