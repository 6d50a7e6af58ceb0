import { AdSlot } from './ad-slot.tsx';

/** A banner on either side of the page, where the screen has room for them. */
export function SideAds() {
  return (
    <>
      <AdSlot place="side" className="ad-left" />
      <AdSlot place="side" className="ad-right" />
    </>
  );
}
