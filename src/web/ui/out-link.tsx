import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

/** A link that leaves for another site in a new tab; what is there learns nothing of this page. */
export function OutLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} target="_blank" rel="nofollow ugc noopener noreferrer">
      {children}
    </a>
  );
}

interface StoreLinkProps {
  /** null keeps its place and says that there is nowhere to go */
  href: string | null;
  newTabLabel: string;
  children: ReactNode;
}

export function StoreLink({ href, newTabLabel, children }: StoreLinkProps) {
  if (href === null)
    return (
      <span className="link" aria-disabled="true">
        {children}
      </span>
    );
  return (
    <OutLink className="link" href={href}>
      {children}
      <ArrowUpRight className="icon" aria-hidden="true" />
      <span className="visually-hidden">({newTabLabel})</span>
    </OutLink>
  );
}
