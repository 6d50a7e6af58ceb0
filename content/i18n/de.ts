import addGift from './de/add-gift.json' with { type: 'json' };
import addItem from './de/add-item.json' with { type: 'json' };
import claim from './de/claim.json' with { type: 'json' };
import claims from './de/claims.json' with { type: 'json' };
import common from './de/common.json' with { type: 'json' };
import consent from './de/consent.json' with { type: 'json' };
import documents from './de/documents.json' with { type: 'json' };
import finder from './de/finder.json' with { type: 'json' };
import gallery from './de/gallery.json' with { type: 'json' };
import guest from './de/guest.json' with { type: 'json' };
import home from './de/home.json' with { type: 'json' };
import languageOffer from './de/language-offer.json' with { type: 'json' };
import listNews from './de/list-news.json' with { type: 'json' };
import lists from './de/lists.json' with { type: 'json' };
import manager from './de/manager.json' with { type: 'json' };
import moderation from './de/moderation.json' with { type: 'json' };
import move from './de/move.json' with { type: 'json' };
import notFound from './de/not-found.json' with { type: 'json' };
import openList from './de/open-list.json' with { type: 'json' };
import owner from './de/owner.json' with { type: 'json' };
import receipt from './de/receipt.json' with { type: 'json' };
import report from './de/report.json' with { type: 'json' };
import rescue from './de/rescue.json' with { type: 'json' };
import server from './de/server.json' with { type: 'json' };
import settings from './de/settings.json' with { type: 'json' };
import share from './de/share.json' with { type: 'json' };

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
