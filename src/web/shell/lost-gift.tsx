import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { inLanguage, paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { LostScene } from '../ui/lost-scene.tsx';

/** The page that is not there: a gift that bounces again when touched, and ways on. */
export function LostGift() {
  const { t } = useI18n();
  const path = usePath();
  const [bounces, setBounces] = useState(0);
  return (
    <div className="page lost">
      <button
        type="button"
        className="lost-gift"
        aria-label={t('notFound.bounce')}
        onClick={() => setBounces(bounces + 1)}
      >
        <LostScene key={bounces} />
      </button>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <Link className="btn" to={path(paths.home)}>
        {t('notFound.home')}
      </Link>
      <p className="meta">
        <Hint />
      </p>
    </div>
  );
}

/** One sentence with three links, wherever the language puts them. */
function Hint() {
  const { t, language } = useI18n();
  const path = usePath();
  const links: Record<string, React.ReactNode> = {
    '{create}': <Link to={path(paths.wishlists)}>{t('notFound.create')}</Link>,
    '{find}': <Link to={path(paths.finder)}>{t('notFound.find')}</Link>,
    '{read}': <a href={inLanguage(language, paths.insights)}>{t('notFound.read')}</a>,
  };
  const pieces = t('notFound.hint').split(/(\{\w+\})/);
  return pieces.map((piece) => <Fragment key={piece}>{links[piece] ?? piece}</Fragment>);
}
