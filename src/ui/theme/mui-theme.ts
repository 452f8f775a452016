import { createTheme, type Theme } from '@mui/material/styles';
import type { ThemePlan } from '#brand/site-plan.ts';
import { muiComponents } from './mui-components.ts';

/**
 * MUI in the brand's clothes. Every colour is one of the page's own custom properties, so that both
 * schemes are in one stylesheet and nothing branches on the mode; shape and motion are the plan's.
 */
export function muiTheme({ motion, radius }: Pick<ThemePlan, 'motion' | 'radius'>): Theme {
  const ease = `cubic-bezier(${motion.ease.join(', ')})`;
  return createTheme({
    // Colours are mixed by the browser, which alone knows what the custom properties hold.
    cssVariables: { nativeColor: true, disableCssColorScheme: true, rootSelector: '.site' },
    palette: {
      primary: {
        main: 'var(--primary)',
        contrastText: 'var(--on-primary)',
        light: 'var(--primary)',
        dark: 'var(--primary)',
      },
      secondary: {
        main: 'var(--accent)',
        contrastText: 'var(--on-accent)',
        light: 'var(--accent)',
        dark: 'var(--accent)',
      },
      error: {
        main: 'var(--loss)',
        contrastText: 'var(--paper)',
        light: 'var(--loss)',
        dark: 'var(--loss)',
      },
      success: {
        main: 'var(--win)',
        contrastText: 'var(--paper)',
        light: 'var(--win)',
        dark: 'var(--win)',
      },
      text: { primary: 'var(--text)', secondary: 'var(--text2)', disabled: 'var(--text2)' },
      background: { default: 'var(--bg)', paper: 'var(--paper)' },
      divider: 'var(--line)',
    },
    typography: {
      fontFamily: 'inherit',
      htmlFontSize: 16,
      button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
    },
    shape: { borderRadius: radius.control },
    // Depth comes from surfaces, hairlines and the brand's own lift; never from stock elevation.
    shadows: flatShadows(),
    transitions: {
      duration: {
        shortest: motion.fastMs,
        shorter: motion.fastMs,
        short: motion.fastMs,
        standard: motion.slowMs,
        complex: motion.slowMs,
        enteringScreen: motion.slowMs,
        leavingScreen: motion.fastMs,
      },
      easing: { easeInOut: ease, easeOut: ease, easeIn: ease, sharp: ease },
    },
    motion: { reducedMotion: 'system' },
    components: muiComponents(),
  });
}

function flatShadows(): Theme['shadows'] {
  return Array.from({ length: 25 }, () => 'none') as unknown as Theme['shadows'];
}
