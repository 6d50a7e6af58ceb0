import addGift from './fr/add-gift.json' with { type: 'json' };
import addItem from './fr/add-item.json' with { type: 'json' };
import claim from './fr/claim.json' with { type: 'json' };
import claims from './fr/claims.json' with { type: 'json' };
import common from './fr/common.json' with { type: 'json' };
import consent from './fr/consent.json' with { type: 'json' };
import documents from './fr/documents.json' with { type: 'json' };
import finder from './fr/finder.json' with { type: 'json' };
import gallery from './fr/gallery.json' with { type: 'json' };
import guest from './fr/guest.json' with { type: 'json' };
import home from './fr/home.json' with { type: 'json' };
import languageOffer from './fr/language-offer.json' with { type: 'json' };
import listNews from './fr/list-news.json' with { type: 'json' };
import lists from './fr/lists.json' with { type: 'json' };
import manager from './fr/manager.json' with { type: 'json' };
import moderation from './fr/moderation.json' with { type: 'json' };
import move from './fr/move.json' with { type: 'json' };
import notFound from './fr/not-found.json' with { type: 'json' };
import openList from './fr/open-list.json' with { type: 'json' };
import owner from './fr/owner.json' with { type: 'json' };
import receipt from './fr/receipt.json' with { type: 'json' };
import report from './fr/report.json' with { type: 'json' };
import rescue from './fr/rescue.json' with { type: 'json' };
import server from './fr/server.json' with { type: 'json' };
import settings from './fr/settings.json' with { type: 'json' };
import share from './fr/share.json' with { type: 'json' };

/** Every message of the language, by key. */
export default {
  ...addGift,
  ...addItem,
  ...claim,
  ...claims,
  ...common,
  ...consent,
  ...documents,
  ...finder,
  ...gallery,
  ...guest,
  ...home,
  ...languageOffer,
  ...listNews,
  ...lists,
  ...manager,
  ...moderation,
  ...move,
  ...notFound,
  ...openList,
  ...owner,
  ...receipt,
  ...report,
  ...rescue,
  ...server,
  ...settings,
  ...share,
};
