import { Link } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Bow } from '../illustrations/bow.tsx';
import { HeroScene } from '../illustrations/hero-scene.tsx';
import { usePath } from '../routing/paths.ts';

/** Shows the headline of the home page with its illustration and the button to start. */
export function Hero() {
  const { t } = useI18n();
  return (
    <section className="hero">
      <HeroScene />
      <div className="page-width hero__text">
        <h1>{t('home.hero.title')}</h1>
        <p>{t('home.hero.text')}</p>
        <StartButton />
      </div>
    </section>
  );
}

/** Repeats the button to start at the end of the home page. */
export function FinalCall() {
  const { t } = useI18n();
  return (
    <section className="final-call">
      <div className="page-width final-call__inner">
        <Bow width={74} />
        <h2 className="title-rise">{t('home.final.title')}</h2>
        <p>{t('home.final.text')}</p>
        <StartButton />
      </div>
    </section>
  );
}

function StartButton() {
  const { t } = useI18n();
  const path = usePath();
  return (
    <Link className="btn btn--big" to={path(paths.wishlists)}>
      {t('home.hero.action')}
    </Link>
  );
}
