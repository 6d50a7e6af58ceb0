import { data } from 'react-router';
import type { ScreenHandle } from '../i18n/page-meta.ts';
import { LostGift } from '../shell/lost-gift.tsx';

export const loader = () => data(null, { status: 404 });

export const handle: ScreenHandle = {
  file: 'not-found',
  meta: ({ t }) => ({ title: t('notFound.title'), isPrivate: true }),
};

export const Component = LostGift;
