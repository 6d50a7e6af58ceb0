import { ArrowUpRight } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon.tsx';

/** Shows a link to another site in a new tab. The site gets neither a referrer nor access to this window. */
export function OutLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} target="_blank" rel="nofollow ugc noopener noreferrer">
      {children}
    </a>
  );
}

interface StoreLinkProps {
  /** null shows the text without a link */
  href: string | null;
  newTabLabel: string;
  /** why there is no link */
  noneLabel?: string | undefined;
  children: ReactNode;
}

export function StoreLink({ href, newTabLabel, noneLabel, children }: StoreLinkProps) {
  if (href === null)
    return (
      <span className="text-link" aria-disabled="true">
        {children}
        {noneLabel && <span>({noneLabel})</span>}
      </span>
    );
  return (
    <OutLink className="text-link" href={href}>
      {children}
      <Icon node={ArrowUpRight} />
      <span className="visually-hidden">({newTabLabel})</span>
    </OutLink>
  );
}
