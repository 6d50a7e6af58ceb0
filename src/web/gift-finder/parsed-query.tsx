import { ChevronDown, Lightbulb, RotateCcw } from 'lucide';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { GiftCriteria, ParsedQueryView } from '../../contract/schemas.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { ChoiceChips, ListChips, type PartNames } from './query-chips.tsx';
import { useFocusRestoration } from './use-focus-restoration.ts';

export interface ParsedQueryProps {
  query: ParsedQueryView;
  /** the same as a language model understood it; null without one */
  improved?: ParsedQueryView | null;
  names: PartNames;
  changes: GiftCriteria;
  onChange: (changes: GiftCriteria) => void;
  onReset: () => void;
}

/**
 * Shows the parsed query as chips. On a phone they are one line of text that opens, so that the first
 * suggestion is in sight.
 */
export function ParsedQuery({ improved = null, ...props }: ParsedQueryProps) {
  const { t } = useI18n();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const hasFocus = useHasFocus(section);
  const query = useUnusedImprovement(improved, isOpen || hasFocus) ?? props.query;
  const parts = labelsOf(query);
  // A line may begin with a part, and not with what divides two.
  const summary = parts.join('\u00a0· ');
  return (
    <section ref={section} className="parsed-query" aria-label={t('finder.understood')}>
      {parts.length > 0 && (
        <button
          type="button"
          className="parsed-query__line"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>
            {t('finder.understood.line')} <b>{summary}</b>
          </span>
          <Icon node={ChevronDown} />
        </button>
      )}
      {parts.length > 0 && (
        <p className="finder__printed">
          {t('finder.understood.line')} {summary}
        </p>
      )}
      <div
        id={id}
        className={
          isOpen || parts.length === 0
            ? 'parsed-query__parts'
            : 'parsed-query__parts parsed-query__parts--folded'
        }
      >
        <Parts {...props} query={query} />
      </div>
    </section>
  );
}

/** Returns true while the focus is inside an element. */
function useHasFocus(element: RefObject<HTMLElement | null>): boolean {
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const { current } = element;
    const listening = new AbortController();
    const { signal } = listening;
    current?.addEventListener('focusin', () => setHasFocus(true), { signal });
    current?.addEventListener('focusout', () => setHasFocus(false), { signal });
    return () => listening.abort();
  }, [element]);
  return hasFocus;
}

/** Returns the improvement unless the visitor was using the chips when it came; then null. */
function useUnusedImprovement(
  improved: ParsedQueryView | null,
  isUsed: boolean,
): ParsedQueryView | null {
  const [last, setLast] = useState({ improved, isUnused: improved !== null });
  if (last.improved !== improved) setLast({ improved, isUnused: !isUsed });
  return last.improved === improved && last.isUnused ? improved : null;
}

function labelsOf({
  recipients,
  age,
  occasion,
  situations,
  budget,
  ...lists
}: ParsedQueryView): string[] {
  const { interests, kinds, exclusions } = lists;
  return [
    ...recipients,
    age,
    occasion,
    ...situations,
    budget,
    ...interests,
    ...kinds,
    ...exclusions,
  ].flatMap((part) => part?.label ?? []);
}

/** Each part can be removed; recipient, age, occasion and budget can also be changed or added. */
function Parts({ query, names, changes, onChange, onReset }: ParsedQueryProps) {
  const { t } = useI18n();
  const list = useRef<HTMLUListElement>(null);
  const rememberFocus = useFocusRestoration(list, query);
  const remove = (change: GiftCriteria) => {
    rememberFocus();
    onChange(change);
  };
  const isChanged = Object.keys(changes).length > 0;

  return (
    <>
      <ul ref={list} className="chip-list">
        <ChoiceChips query={query} names={names} onChange={onChange} onRemove={remove} />
        <ListChips
          query={query}
          onRemove={(from, name) =>
            // A chip stays until the answer has come, and may be pressed twice.
            remove({ [from]: [...new Set([...(changes[from] ?? []), name])] })
          }
        />
        {isChanged && (
          <li>
            <button
              type="button"
              className="chip chip--quiet"
              onClick={() => {
                rememberFocus();
                onReset();
              }}
            >
              <Icon node={RotateCcw} />
              {t('finder.chip.reset')}
            </button>
          </li>
        )}
      </ul>
      {query.hint && (
        <p className="parsed-query__hint">
          <Icon node={Lightbulb} />
          {t(`finder.hint.${query.hint}`)}
        </p>
      )}
    </>
  );
}
