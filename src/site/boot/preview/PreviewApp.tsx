import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
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
  return (
    <MemoryRouter>
      <Traveller onNavigator={onNavigator} onMoved={onMoved} />
      <SiteRoot context={context} />
    </MemoryRouter>
  );
}

function Traveller({ onNavigator, onMoved }: Omit<PreviewAppProps, 'context'>) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => onNavigator((path) => void navigate(path)), [navigate, onNavigator]);
  useEffect(() => onMoved(pathname), [pathname, onMoved]);
  return null;
}
