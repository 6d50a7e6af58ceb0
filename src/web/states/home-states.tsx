import { useState } from 'react';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { Faq } from '../home/faq.tsx';
import { Features } from '../home/features.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { slugs } from '../insights/article-cards.ts';
import { ArticleTeasers } from '../insights/article-teasers.tsx';
import { RadioList } from '../ui/forms/radio-list.tsx';
import { longTitle } from './fixtures.ts';
import { State } from './state.tsx';

const noop = () => {};

const cards = slugs.slice(0, 3).map((slug, place) => ({
  slug,
  title: place === 1 ? longTitle : 'How we ended up giving socks',
  teaser: place === 2 ? longTitle : 'They are warm, they fit, and nobody asked.',
  picture: { objects: ['balloon', 'teapot', 'socks'], tint: 'sage', ground: 'hills' } as const,
}));

/** Shows the parts of the home page and the consent dialogs in every state. */
export function HomeStates() {
  const { t } = useI18n();
  const [chosen, setChosen] = useState<string | null>(null);
  const options = ['one', 'two'].map((value) => ({ value, label: `${longTitle} ${value}` }));
  return (
    <>
      <State wide name="What it does">
        <div className="page-width">
          <Features />
        </div>
      </State>
      <State wide name="Questions">
        <div className="page-width">
          <Faq />
        </div>
      </State>
      <State wide name="Articles, one with a long title, one with a long teaser">
        <div className="page-width">
          <ArticleTeasers cards={cards} />
        </div>
      </State>
      <State name="One of a few: nothing chosen, and told so">
        <RadioList
          label={t('report.why')}
          options={options}
          value={chosen}
          onChoose={setChosen}
          fault={chosen === null ? t('fault.required') : undefined}
        />
      </State>
      <State name="Asked for consent">
        <ConsentBanner
          services="analytics:google advertising:adsense"
          onSettings={noop}
          onLater={noop}
        />
      </State>
    </>
  );
}
