import type { ItemView } from '../../contract/schemas.ts';
import { imageWidths } from '../../domain/limits.ts';
import { imageAddress } from '../api/image-address.ts';
import { GiftTile } from '../ui/gift-tile.tsx';
import { Picture } from '../ui/picture.tsx';
import { RibbonWrap } from '../ui/ribbon-wrap.tsx';

interface GiftPictureProps {
  item: Pick<ItemView, 'id' | 'imageKey' | 'isClaimed'>;
  sizes: string;
  eager?: boolean;
  /** the claim happens while somebody watches: the bow is being tied */
  tying?: boolean;
}

/** The gift's picture, or a drawn one that stays the same for the same gift; wrapped when it is taken. */
export function GiftPicture({ item, sizes, eager = false, tying = false }: GiftPictureProps) {
  return (
    <div className="pic">
      {item.imageKey === null ? (
        <GiftTile seed={item.id} eager={eager} />
      ) : (
        <Picture
          src={imageAddress(item.imageKey)}
          widths={imageWidths}
          sizes={sizes}
          alt=""
          eager={eager}
        />
      )}
      {item.isClaimed && <RibbonWrap tying={tying} />}
    </div>
  );
}
