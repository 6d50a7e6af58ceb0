import './states.css';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ApiContext } from '../api/use-api.tsx';
import type { ScreenHandle } from '../routing/page-meta.ts';
import { ClaimStates } from './claim-states.tsx';
import { dialogs } from './dialog-states.tsx';
import { FinderStates } from './finder-states.tsx';
import { GalleryStates } from './gallery-states.tsx';
import { HomeStates } from './home-states.tsx';
import { ItemStates } from './item-states.tsx';
import { KitControls } from './kit-controls.tsx';
import { KitSurfaces } from './kit-surfaces.tsx';
import {
  FullList,
  GuestStates,
  ManagerStates,
  OwnerStates,
  PlaceStates,
} from './screen-states.tsx';
import { stillApi } from './still-api.ts';

export const handle: ScreenHandle = { meta: () => ({ title: 'States', isPrivate: true }) };

const pages: Record<string, ComponentType> = {
  controls: KitControls,
  surfaces: KitSurfaces,
  guest: GuestStates,
  claims: ClaimStates,
  owner: OwnerStates,
  item: ItemStates,
  manager: ManagerStates,
  gallery: GalleryStates,
  finder: FinderStates,
  home: HomeStates,
  places: PlaceStates,
  full: FullList,
  ...dialogs,
};

/** Shows one page of the component gallery, chosen by a parameter such as `?show=guest`. It makes no requests. */
export function Component() {
  const [query] = useSearchParams();
  const shown = query.get('show') ?? '';
  const Shown = pages[shown];
  return (
    <ApiContext value={stillApi}>
      <div className="state">
        <h1 className="state-name">States{shown && `: ${shown}`}</h1>
        <nav className="state-index" aria-label="States">
          {Object.keys(pages).map((name) => (
            <Link key={name} className="text-link" to={`?show=${name}`}>
              {name}
            </Link>
          ))}
        </nav>
      </div>
      {Shown && <Shown key={shown} />}
    </ApiContext>
  );
}
