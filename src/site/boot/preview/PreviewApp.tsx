import { useEffect, useState } from 'react';
import { memoryHistory } from '../../frame/site-history.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { SiteRoot } from '../SiteRoot.tsx';

export interface PreviewAppProps {
  context: SiteContext;
  /** Called with the way to lead the site elsewhere. */
  onNavigator: (visit: (path: string) => void) => void;
  onMoved: (path: string) => void;
}

/** The site itself. Its addresses stay in memory: the frame's own address holds the token. */
export function PreviewApp({ context, onNavigator, onMoved }: PreviewAppProps) {
  const [history] = useState(() => memoryHistory());
  useEffect(() => onNavigator((path) => history.navigator.push(path)), [history, onNavigator]);
  useEffect(() => {
    const tell = (): void => onMoved(history.visit().location.pathname);
    tell();
    return history.follow(tell);
  }, [history, onMoved]);
  return <SiteRoot context={context} history={history} />;
}
