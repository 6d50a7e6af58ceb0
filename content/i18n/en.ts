import addGift from './en/add-gift.json' with { type: 'json' };
import addItem from './en/add-item.json' with { type: 'json' };
import claim from './en/claim.json' with { type: 'json' };
import claims from './en/claims.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import consent from './en/consent.json' with { type: 'json' };
import documents from './en/documents.json' with { type: 'json' };
import finder from './en/finder.json' with { type: 'json' };
import gallery from './en/gallery.json' with { type: 'json' };
import guest from './en/guest.json' with { type: 'json' };
import home from './en/home.json' with { type: 'json' };
import languageOffer from './en/language-offer.json' with { type: 'json' };
import listNews from './en/list-news.json' with { type: 'json' };
import lists from './en/lists.json' with { type: 'json' };
import manager from './en/manager.json' with { type: 'json' };
import moderation from './en/moderation.json' with { type: 'json' };
import move from './en/move.json' with { type: 'json' };
import notFound from './en/not-found.json' with { type: 'json' };
import openList from './en/open-list.json' with { type: 'json' };
import owner from './en/owner.json' with { type: 'json' };
import receipt from './en/receipt.json' with { type: 'json' };
import report from './en/report.json' with { type: 'json' };
import rescue from './en/rescue.json' with { type: 'json' };
import server from './en/server.json' with { type: 'json' };
import settings from './en/settings.json' with { type: 'json' };
import share from './en/share.json' with { type: 'json' };

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
