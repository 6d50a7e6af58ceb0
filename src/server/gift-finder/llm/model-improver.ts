import type { FoundIdea } from '../../../finder/finder.ts';
import type { ParsedQuery } from '../../../finder/parsed-query.ts';
import { maxIdeas, pageSize } from '../../../finder/rank/page.ts';
import type { GiftImprover, ImprovedAnswer, ImproveRequest } from './gift-improver.ts';
import { mergeReading } from './merge-reading.ts';
import { type ModelChoice, type ModelReading, modelChoice, modelReading } from './model-answers.ts';
import type { ModelClient } from './model-client.ts';
import { guardedIdeas } from './own-ideas.ts';
import { choicePrompt, readingPrompt } from './prompts.ts';
import { readJson } from './read-json.ts';
import { uniqueBy } from './unique-by.ts';

/** A longer list makes the model's choice less reliable. */
const maxCandidates = 80;
/** Places among the candidates for the themes that the model names. */
const maxThemed = 30;
const ideasPerTheme = 6;

const idOf = ({ id }: FoundIdea) => id;

/**
 * A language model that improves an answer with two questions: what the text says, and which ideas are
 * best. If the first one fails, the engine's answer stands; if the second one fails, the engine orders.
 */
export class ModelImprover implements GiftImprover {
  readonly #client: ModelClient;

  constructor(client: ModelClient) {
    this.#client = client;
  }

  mayImprove({ text, parsed }: Pick<ImproveRequest, 'text' | 'parsed'>): boolean {
    // Whoever needs help or asks for a weapon gets their answer from us alone.
    return text !== '' && parsed.notice === null && this.#client.mayAsk;
  }

  async improve(request: ImproveRequest): Promise<ImprovedAnswer | null> {
    const { text, parsed } = request;
    if (text === '' || parsed.notice !== null) return null;
    const reading = await this.#client.ask(readingPrompt(request), (answer) =>
      readJson(answer, modelReading),
    );
    if (!reading) return null;
    const found = foundWith(request, reading);
    const choice = await this.#client.ask(
      choicePrompt(request, found.query, found.candidates),
      (answer) => readJson(answer, modelChoice),
    );
    return improvedAnswer(request, found, choice);
  }
}

/** Returns the answer for a reading and a choice of a model; `choice` null leaves the engine's order. */
export function applyModel(
  request: ImproveRequest,
  reading: ModelReading,
  choice: ModelChoice | null,
): ImprovedAnswer | null {
  return improvedAnswer(request, foundWith(request, reading), choice);
}

interface Candidates {
  readonly query: ParsedQuery;
  /** queries whose limits the model's own ideas must keep */
  readonly guards: readonly ParsedQuery[];
  readonly before: readonly FoundIdea[];
  readonly ideas: readonly FoundIdea[];
  readonly hint: ReturnType<ImproveRequest['engine']['finder']['find']>['hint'];
  readonly candidates: readonly FoundIdea[];
}

/** Finds within the limits of the engine's own query as well: a part that a model adds may imply another age. */
function foundWith(request: ImproveRequest, reading: ModelReading): Candidates {
  const { engine, parsed, change } = request;
  const merged = mergeReading(request, reading);
  const own = change(parsed);
  const before = engine.finder.find(own, { limit: maxIdeas });
  const limits = change(merged.limits);
  const allows = engine.finder.limits(limits);
  const within = (query: ParsedQuery, limit: number) => {
    const answer = engine.finder.find(query, { limit });
    return { ...answer, ideas: answer.ideas.filter(({ id }) => allows(id)) };
  };
  const query = change(merged.query);
  const again = within(query, maxIdeas);
  // A page that is not full is no improvement on one with more ideas.
  const isWorse = again.ideas.length < Math.min(pageSize, before.ideas.length);
  const better = isWorse ? { query: own, ...before } : { query, ...again };
  const themed = themedIdeas(better.query, reading.themes, request, within);
  const candidates = uniqueBy(
    [...better.ideas.slice(0, maxCandidates - maxThemed), ...themed, ...better.ideas],
    idOf,
  ).slice(0, maxCandidates);
  return { guards: [own, limits, query], before: before.ideas, ...better, candidates };
}

/** Ideas of the whole catalogue for the themes that the model names; they are no reasons, as the visitor named none of them. */
function themedIdeas(
  query: ParsedQuery,
  themes: readonly string[],
  { engine }: ImproveRequest,
  within: (query: ParsedQuery, limit: number) => { readonly ideas: readonly FoundIdea[] },
): readonly FoundIdea[] {
  const named = new Set(query.interests.map(({ concept }) => concept));
  const added = [...new Set(themes)].filter((id) => engine.concepts.has(id) && !named.has(id));
  const found = added.flatMap((concept) => {
    const interest = { concept, confidence: 1, words: [] };
    const { ideas } = within({ ...query, interests: [interest], kinds: [] }, ideasPerTheme);
    return ideas
      .filter(({ isBeside }) => !isBeside)
      .map((idea) => ({
        ...idea,
        reasons: idea.reasons.filter((one) => one.kind !== 'interest' || named.has(one.concept)),
      }));
  });
  return uniqueBy(found, idOf).slice(0, maxThemed);
}

function improvedAnswer(
  { engine, language }: ImproveRequest,
  { query, guards, before, ideas, hint, candidates }: Candidates,
  choice: ModelChoice | null,
): ImprovedAnswer | null {
  const byId = new Map(candidates.map((idea) => [idea.id, idea]));
  const first = [...new Set(choice?.order ?? [])].flatMap((id) => byId.get(id) ?? []);
  const ordered = uniqueBy([...first, ...ideas], idOf);
  const ownIdeas = guardedIdeas({ engine, language }, guards, choice?.ideas ?? []);
  const isSame =
    ordered.length === before.length && ordered.every(({ id }, at) => id === before[at]?.id);
  if (isSame && ownIdeas.length === 0) return null;
  return { query, found: { ideas: ordered, total: ordered.length, hint }, ownIdeas };
}
