import { AdSlot } from './ad-slot.tsx';

/** Shows an advertising slot on either side of the page; the style sheet hides them on narrow screens. */
export function SideAds() {
  return (
    <>
      <AdSlot place="side" className="ad--left" />
      <AdSlot place="side" className="ad--right" />
    </>
  );
}
