import type { ItemView } from '../../contract/schemas.ts';
import { imageWidths } from '../../domain/limits.ts';
import { GiftTile } from '../illustrations/gift-tile.tsx';
import { RibbonWrap } from '../illustrations/ribbon-wrap.tsx';
import { Picture } from '../ui/surfaces/picture.tsx';
import { imageUrl } from './image-url.ts';

interface ItemPictureProps {
  item: Pick<ItemView, 'id' | 'imageKey' | 'drawing' | 'isClaimed'>;
  sizes: string;
  eager?: boolean;
  /** the item was claimed just now: the ribbon is animated */
  isNewlyClaimed?: boolean;
}

/** Shows the item's picture, or a drawn one that its title chooses; a ribbon once it is claimed. */
export function ItemPicture({
  item,
  sizes,
  eager = false,
  isNewlyClaimed = false,
}: ItemPictureProps) {
  return (
    <div className="picture">
      {item.imageKey === null ? (
        <GiftTile seed={item.id} drawing={item.drawing} eager={eager} />
      ) : (
        <Picture
          src={imageUrl(item.imageKey)}
          widths={imageWidths}
          sizes={sizes}
          alt=""
          eager={eager}
        />
      )}
      {item.isClaimed && <RibbonWrap animated={isNewlyClaimed} />}
    </div>
  );
}
