import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** The page's content policy takes styles with its own nonce only. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const cache = createCache({
  key: 'builder',
  prepend: true,
  ...(nonce === undefined || nonce === '' ? {} : { nonce }),
});

export function Look({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <div className="site builder" data-shadow="soft">
          {children}
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}
