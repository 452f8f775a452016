import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AtAddress, SiteHistoryRoot } from '../../frame/SiteAddress.tsx';
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
  return (
    <>
      <SiteHistoryRoot history={history}>
        <AtAddress>
          <Traveller onNavigator={onNavigator} onMoved={onMoved} />
        </AtAddress>
      </SiteHistoryRoot>
      <SiteRoot context={context} history={history} />
    </>
  );
}

function Traveller({ onNavigator, onMoved }: Omit<PreviewAppProps, 'context'>) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => onNavigator((path) => void navigate(path)), [navigate, onNavigator]);
  useEffect(() => onMoved(pathname), [pathname, onMoved]);
  return null;
}
