import { Faq } from '../home/faq.tsx';
import { Features } from '../home/features.tsx';
import { FinalCall, Hero } from '../home/hero.tsx';
import type { ScreenHandle } from '../i18n/page-meta.ts';
import { StatusWidget } from '../wishlists/status-widget.tsx';

export const handle: ScreenHandle = {
  meta: ({ t }) => ({ title: t('home.title'), description: t('home.description') }),
};

export function Component() {
  return (
    <>
      <Hero />
      <div className="page">
        <div className="status-place">
          <StatusWidget />
        </div>
        <Features />
        <Faq />
      </div>
      <FinalCall />
    </>
  );
}
