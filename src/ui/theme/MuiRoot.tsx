import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useSitePlan } from '../plan/plan.atoms.ts';
import { muiTheme } from './mui-theme.ts';

let styles: ReturnType<typeof createCache> | null = null;

/** Emotion's styles carry the page's nonce: the content policy lets no other inline style in. */
function styleCache(): ReturnType<typeof createCache> {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  styles ??= createCache({ key: 'mui', nonce: meta?.nonce ?? '', prepend: true });
  return styles;
}

const WithinRoot = createContext(false);

/**
 * Around everything made of MUI; one within another does nothing. Loaded with the first dialog or
 * form, never with the first screen.
 */
export function MuiRoot({ children }: { children: ReactNode }) {
  const within = useContext(WithinRoot);
  return within ? children : <OutermostRoot>{children}</OutermostRoot>;
}

function OutermostRoot({ children }: { children: ReactNode }) {
  const { theme } = useSitePlan();
  const mui = useMemo(() => muiTheme(theme), [theme]);
  return (
    <CacheProvider value={styleCache()}>
      <ThemeProvider theme={mui} storageManager={null}>
        <WithinRoot value>{children}</WithinRoot>
      </ThemeProvider>
    </CacheProvider>
  );
}
