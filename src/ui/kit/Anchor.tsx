import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import { openCallWindow } from './call-window.ts';

export interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  newTab?: boolean | undefined;
  /** Opens in a small window once the page is hydrated; before that, in a tab. */
  callWindow?: boolean | undefined;
  /** Router state that travels with the visit. */
  state?: unknown;
  replace?: boolean | undefined;
}

/** A real link in every case; within the site the router follows it without loading the page. */
export function Anchor({
  href,
  newTab = false,
  callWindow = false,
  state,
  replace = false,
  children,
  ...rest
}: AnchorProps) {
  if (newTab || !isOwnPath(href)) {
    return (
      <a
        {...rest}
        href={href}
        {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        {...(callWindow ? { onClick: openCallWindow } : {})}
      >
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={href} state={state} replace={replace}>
      {children}
    </Link>
  );
}

/** A path of the site, or another query on the same page. */
function isOwnPath(href: string): boolean {
  return /^(?:\?|\/(?!\/))/.test(href);
}
