import { KeyRound } from 'lucide';
import { useState } from 'react';
import { languages } from '../../domain/language.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { EmptyState } from '../illustrations/empty-state.tsx';
import { GiftTile } from '../illustrations/gift-tile.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { Carousel } from '../ui/carousel/carousel.tsx';
import { Icon } from '../ui/icon.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { PopupMenu } from '../ui/overlays/popup-menu.tsx';
import { showToast } from '../ui/overlays/toasts.ts';
import { Badge } from '../ui/surfaces/badge.tsx';
import { Card } from '../ui/surfaces/card.tsx';
import { ClaimProgress } from '../ui/surfaces/claim-progress.tsx';
import { Disclosure } from '../ui/surfaces/disclosure.tsx';
import { ExpandableText } from '../ui/surfaces/expandable-text.tsx';
import { SkeletonCards } from '../ui/surfaces/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { longTitle } from './fixtures.ts';
import { State } from './state.tsx';

/** Shows the cards, disclosures, tabs, carousels and overlays of the component library. */
export function KitSurfaces() {
  const { t, count } = useI18n();
  return (
    <>
      <State name="Card, badge">
        <div className="guest-items">
          <Card picture={<Picture seed="one" tag={t('item.mostWanted')} />}>
            <h3>Stoneware teapot</h3>
            <p className="secondary-text">{t('item.form.urlHint')}</p>
          </Card>
          <Card>
            <h3 className="user-text">{longTitle}</h3>
            <div className="owner-item__tags">
              <Badge tone="gold">{t('item.mostWanted')}</Badge>
              <Badge tone="berry">{t('item.claimed')}</Badge>
              <Badge tone="pine">{t('item.form.mostWanted')}</Badge>
            </div>
          </Card>
        </div>
      </State>
      <State name="Skeleton">
        <SkeletonCards label={t('manager.loading')} count={3} />
      </State>
      <State name="Empty">
        <EmptyState title={t('guest.empty.title')} text={t('guest.empty.text')} />
      </State>
      <State name="Measure: none, some, all, many">
        {[
          [0, 6],
          [2, 6],
          [1, 1],
          [12, 12],
          [0, 99],
          [41, 99],
        ].map(([claimed = 0, max = 1]) => (
          <ClaimProgress
            key={`${claimed}-${max}`}
            label={count('item.partly', claimed, { max })}
            value={claimed}
            max={max}
          />
        ))}
      </State>
      <Openers />
      <Movers />
    </>
  );
}

function Picture({ seed, drawing, tag }: { seed: string; drawing?: string; tag?: string }) {
  return (
    <div className="picture">
      <GiftTile seed={seed} drawing={drawing ?? null} />
      {tag && (
        <Badge tone="gold" onPicture>
          {tag}
        </Badge>
      )}
    </div>
  );
}

function Openers() {
  const { t, language } = useI18n();
  const [open, setOpen] = useState(true);
  const [chosen, setChosen] = useState<string>(language);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <State name="Disclosure: closed, open by the page">
        <div>
          <Disclosure summary={t('faq.1.question')}>
            <p>{t('faq.1.answer')}</p>
          </Disclosure>
          <Disclosure summary={longTitle}>
            <p>{t('faq.2.answer')}</p>
          </Disclosure>
        </div>
        <Disclosure
          kind="sheet"
          open={open}
          onToggle={setOpen}
          summary={
            <>
              <Icon node={KeyRound} />
              <h3>{t('admin.key.title')}</h3>
            </>
          }
        >
          <p>{t('admin.key.text')}</p>
        </Disclosure>
      </State>
      <State name="Fold">
        <ExpandableText
          short={`${longTitle.slice(0, 60)}…`}
          full={longTitle}
          moreLabel={t('item.showMore')}
          lessLabel={t('item.showLess')}
        />
      </State>
      <State name="Tabs">
        <Tabs
          label={t('nav.label')}
          tabs={(['nav.wishlists', 'nav.finder', 'nav.insights'] as const).map((key, place) => ({
            id: key,
            label: t(key),
            content: <p>{t(`faq.${(place + 1) as 1 | 2 | 3}.answer`)}</p>,
          }))}
        />
      </State>
      <State name="Menu, confirm dialog, toasts">
        <div className="state-row">
          <PopupMenu
            title={t('footer.label')}
            button={chosen.toUpperCase()}
            buttonClass="btn btn--line"
            value={chosen}
            options={languages.map((value) => ({ value, label: value.toUpperCase() }))}
            onChoose={setChosen}
          />
          <Button variant="line" onClick={() => setAsking(true)}>
            {t('item.delete.confirm')}
          </Button>
          {(['success', 'failure', 'info', 'warning'] as const).map((kind) => (
            <Button
              key={kind}
              variant="quiet"
              onClick={() => showToast({ kind, title: t('toast.success'), text: longTitle })}
            >
              {kind}
            </Button>
          ))}
          <Button
            variant="quiet"
            onClick={() =>
              showToast({
                kind: 'success',
                text: longTitle,
                actions: [t('addGift.open'), t('addGift.undo')].map((label) => ({
                  label,
                  act: () => {},
                })),
              })
            }
          >
            {t('addGift.undo')}
          </Button>
        </div>
        {asking && (
          <ConfirmDialog
            title={t('item.delete.title')}
            text={t('item.delete.text', { title: longTitle })}
            confirmLabel={t('item.delete.confirm')}
            cancelLabel={t('common.cancel')}
            closeLabel={t('common.close')}
            onConfirm={() => setAsking(false)}
            onClose={() => setAsking(false)}
          />
        )}
      </State>
    </>
  );
}

const gifts = ['Headphones', 'Instant camera', 'Scarf kit', 'Kite', 'Gouache', 'Chess', 'Tulips'];

function Movers() {
  const { t } = useI18n();
  const labels = {
    previousLabel: t('carousel.previous'),
    nextLabel: t('carousel.next'),
    pauseLabel: t('carousel.pause'),
    playLabel: t('carousel.play'),
  };
  const card = (title: string) => ({
    id: title,
    content: (
      <Card picture={<Picture seed={title} drawing="bicycle" />}>
        <h3>
          <a href="#content">{title}</a>
        </h3>
      </Card>
    ),
  });
  return (
    <>
      <State name="Carousel">
        <Carousel label={t('home.feature.finder.title')} {...labels} items={gifts.map(card)} />
      </State>
      <State name="Carousel in two rows, long titles">
        <Carousel
          label={t('insights.heading')}
          {...labels}
          rows={2}
          items={[...gifts, ...gifts.map((gift) => `${gift}: ${longTitle}`)].map(card)}
        />
      </State>
    </>
  );
}
