import { data } from 'react-router';
import type { ScreenHandle } from '../routing/page-meta.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';

/** Returns no data with status 404. */
export const loader = () => data(null, { status: 404 });

export const handle: ScreenHandle = {
  file: 'not-found',
  meta: ({ t }) => ({ title: t('notFound.title'), isPrivate: true }),
};

/** Shows that the page was not found. */
export const Component = NotFoundPage;
