import type { WishlistSummary } from '../../../contract/schemas.ts';
import { imageWidths, limits } from '../../../domain/limits.ts';
import { Bow } from '../../illustrations/bow.tsx';
import { GiftTile } from '../../illustrations/gift-tile.tsx';
import { imageUrl } from '../../images/image-url.ts';
import { Picture } from '../../ui/surfaces/picture.tsx';

type Previewed = Pick<WishlistSummary, 'guestToken' | 'imageKeys' | 'drawings'>;

/** Shows up to three pictures of a list, photographs before drawings, and a faint bow for each missing one. */
export function PreviewStrip({ list }: { list: Previewed | null }) {
  const pictures = list ? picturesOf(list) : [];
  const slots = Array.from({ length: limits.previewImages }, (_, index) => pictures[index] ?? null);
  return (
    <div className="preview-strip">
      {slots.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no identity but its index
        <div key={index} className="picture">
          {picture ?? <Bow width={36} className="bow--faint" />}
        </div>
      ))}
    </div>
  );
}

function picturesOf({ guestToken, imageKeys, drawings }: Previewed) {
  return [
    ...imageKeys.map((key) => (
      <Picture key={key} src={imageUrl(key)} widths={imageWidths} sizes="140px" alt="" />
    )),
    ...drawings.map((drawing, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing has no identity but its index
      <GiftTile key={index} seed={`${guestToken}${index}`} drawing={drawing} />
    )),
  ];
}
