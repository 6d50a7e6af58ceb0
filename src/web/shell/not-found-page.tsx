import { useState } from 'react';
import { Link } from 'react-router';
import { localize, paths } from '../../contract/paths.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { LostScene } from '../illustrations/lost-scene.tsx';
import { usePath } from '../routing/paths.ts';

/** Shows that the page was not found, with a gift that bounces when pressed, and links to other pages. */
export function NotFoundPage() {
  const { t } = useI18n();
  const path = usePath();
  const [bounces, setBounces] = useState(0);
  return (
    <div className="page-width not-found">
      <button
        type="button"
        className="not-found__gift"
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
      <p className="secondary-text">
        <Hint />
      </p>
    </div>
  );
}

/** Shows one sentence with three links; the translation decides their order. */
function Hint() {
  const { t, language } = useI18n();
  const path = usePath();
  const links = {
    create: <Link to={path(paths.wishlists)}>{t('notFound.create')}</Link>,
    find: <Link to={path(paths.finder)}>{t('notFound.find')}</Link>,
    read: <a href={localize(language, paths.insights)}>{t('notFound.read')}</a>,
  };
  return <Sentence text={t('notFound.hint')} parts={links} />;
}
