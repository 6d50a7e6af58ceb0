import { Link } from 'react-router';
import { paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Bow } from '../ui/bow.tsx';
import { HeroScene } from '../ui/hero-scene.tsx';

export function Hero() {
  const { t } = useI18n();
  return (
    <section className="hero">
      <HeroScene />
      <div className="page hero-text">
        <h1>{t('home.hero.title')}</h1>
        <p>{t('home.hero.text')}</p>
        <Start />
      </div>
    </section>
  );
}

/** The same invitation once more, at the end of the page. */
export function FinalCall() {
  const { t } = useI18n();
  return (
    <section className="final">
      <div className="page final-inner">
        <Bow width={74} />
        <h2 className="title-rise">{t('home.final.title')}</h2>
        <p>{t('home.final.text')}</p>
        <Start />
      </div>
    </section>
  );
}

function Start() {
  const { t } = useI18n();
  const path = usePath();
  return (
    <Link className="btn btn-big" to={path(paths.wishlists)}>
      {t('home.hero.action')}
    </Link>
  );
}
