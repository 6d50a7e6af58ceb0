import type { ParsedQueryView } from '../../../contract/schemas.ts';
import { isImpliedBy } from '../../../finder/exclusion.ts';
import {
  type Exclusion,
  isSure,
  type ParsedQuery,
  type QueryPart,
} from '../../../finder/parsed-query.ts';
import type { Hint } from '../../../finder/rank/hint.ts';
import type { GiftEngine } from '../gift-engine.ts';
import { exclusionChips } from './exclusion-chips.ts';
import { capitalize, type GiftPhrases, type Money } from './gift-phrases.ts';

interface Read {
  readonly query: ParsedQuery;
  readonly hint: Hint | null;
}

/**
 * A query as it was parsed, in words: the visitor's own where there are some in the language of the page. A part that is not surely read is
 * left out, but for one that limits the ideas: it becomes a question, so that it can be removed.
 */
export function parsedQueryView(
  { query, hint }: Read,
  words: GiftPhrases,
  { traits }: Pick<GiftEngine, 'traits'>,
): ParsedQueryView {
  const budget = query.budget && words.budget(query.budget);
  const isOwnLanguage = query.wordLanguage === query.language;
  const asked = (label: string, part: QueryPart) => (isSure(part) ? label : words.maybe(label));
  return {
    recipients: query.recipients.filter(isSure).map(({ recipient, text }) => ({
      recipient,
      label: capitalize((isOwnLanguage && text?.trim()) || words.recipients[recipient]),
    })),
    age: query.age && {
      min: Math.floor(query.age.min),
      max: Math.floor(query.age.max),
      label: asked(
        words.years({ min: Math.floor(query.age.min), max: Math.floor(query.age.max) }),
        query.age,
      ),
    },
    occasion:
      query.occasion && isSure(query.occasion)
        ? {
            occasion: query.occasion.occasion,
            label: capitalize(words.occasions[query.occasion.occasion]),
          }
        : null,
    situations: query.situations.filter(isSure).map(({ situation }) => ({
      situation,
      label: capitalize(words.situations[situation]),
    })),
    budget:
      query.budget && budget
        ? { ...bounds(query.budget), label: asked(budget, query.budget) }
        : null,
    interests: unlike(
      query.interests.filter(isSure).map(({ concept }) => ({
        concept,
        label: capitalize(words.concept(concept)),
        ...(traits.has(concept) && { isTrait: true as const }),
      })),
    ),
    kinds: query.kinds
      .filter(isSure)
      .map(({ kind }) => ({ kind, label: capitalize(words.kinds[kind]) })),
    exclusions: exclusionChips(ownExclusions(query), words).map(({ name, label }) => ({
      name,
      label,
    })),
    notice: query.notice,
    hint,
  };
}

/** What follows from a situation or a faith needs no chip beside that of the situation or the faith. */
function ownExclusions({ excluded, situations, interests }: ParsedQuery): readonly Exclusion[] {
  const shown = [...situations, ...interests].filter(isSure);
  return excluded.filter((one) => !shown.some((part) => isImpliedBy(one, part)));
}

function bounds({ min, max }: Money): Money {
  return { min, max };
}

/** What reads alike is one chip; `withCriteria` takes out all that it stands for. */
function unlike<Part extends { readonly label: string }>(parts: readonly Part[]): Part[] {
  return parts.filter((part, at) => parts.findIndex(({ label }) => label === part.label) === at);
}
