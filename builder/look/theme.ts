import { createTheme } from '@mui/material/styles';

/**
 * MUI's parts (menus, popovers, tooltips) in the workshop's own look. Colours are the
 * variables of look.css, so that one stylesheet holds both schemes.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true },
  palette: {
    primary: { main: 'var(--text)', contrastText: 'var(--bg)' },
    secondary: { main: 'var(--green)', contrastText: 'var(--on-green)' },
    error: { main: 'var(--loss)', contrastText: 'var(--paper)' },
    text: { primary: 'var(--text)', secondary: 'var(--text2)' },
    background: { default: 'var(--bg)', paper: 'var(--paper)' },
    divider: 'var(--line)',
  },
  typography: { fontFamily: 'var(--font-body)', htmlFontSize: 14, fontSize: 14 },
  shape: { borderRadius: 7 },
  transitions: { duration: { enteringScreen: 140, leavingScreen: 100 } },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: {
          backgroundImage: 'none',
          border: '1px solid var(--line)',
          boxShadow: '0 18px 48px -18px var(--shade), 0 2px 8px -4px var(--shade)',
        },
      },
    },
    MuiBackdrop: {
      styleOverrides: {
        // Behind a menu nothing is veiled: what it changes stays in sight.
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--veil)' } },
        invisible: { backgroundColor: 'transparent' },
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: 36,
          fontSize: '1rem',
          gap: 10,
          '&:hover': { backgroundColor: 'var(--hover)' },
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: 'var(--green-soft)',
            color: 'var(--text)',
          },
          '&.Mui-focusVisible': {
            backgroundColor: 'var(--hover)',
            outline: '2px solid var(--green)',
            outlineOffset: -2,
          },
        },
      },
    },
    MuiTooltip: {
      defaultProps: { enterDelay: 350, arrow: false },
      styleOverrides: {
        tooltip: {
          backgroundColor: 'var(--text)',
          color: 'var(--bg)',
          fontSize: '0.875rem',
          fontWeight: 400,
          lineHeight: 1.4,
          maxWidth: 280,
          padding: '6px 10px',
        },
      },
    },
  },
});
