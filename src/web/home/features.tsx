import { ArrowRight } from 'lucide';
import { Link } from 'react-router';
import { paths } from '../../contract/paths.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { LetterScene, SearchScene, WrappedScene } from '../illustrations/feature-scenes.tsx';
import { usePath } from '../routing/paths.ts';
import { Icon } from '../ui/icon.tsx';

type FeatureName = 'finder' | 'share' | 'once';

const features = [
  { name: 'finder', to: paths.finder, Scene: SearchScene },
  { name: 'share', to: paths.wishlists, Scene: LetterScene },
  { name: 'once', to: paths.wishlists, Scene: WrappedScene },
] as const;

/** Shows the three main features with an illustration and a link each. */
export function Features() {
  const { t } = useI18n();
  const path = usePath();
  const text = (name: FeatureName, part: 'title' | 'text' | 'action') =>
    t(`home.feature.${name}.${part}` satisfies MessageKey);
  return (
    <section className="features">
      {features.map(({ name, to, Scene }) => (
        <div key={name} className="features__item">
          <div className="picture">
            <Scene />
          </div>
          <h2 className="title-rise">{text(name, 'title')}</h2>
          <p>{text(name, 'text')}</p>
          <Link className="text-link" to={path(to)}>
            {text(name, 'action')}
            <Icon node={ArrowRight} />
          </Link>
        </div>
      ))}
    </section>
  );
}
