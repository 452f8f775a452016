import { createTheme } from '@mui/material/styles';

/**
 * MUI's parts (dialogs, menus, tooltips, switches) in the workshop's own look. Colours are the
 * variables of look.css, so that one stylesheet holds both schemes.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true },
  palette: {
    primary: { main: 'var(--ink)', contrastText: 'var(--paper)' },
    secondary: { main: 'var(--accent)', contrastText: 'var(--on-accent)' },
    error: { main: 'var(--error)', contrastText: 'var(--sheet)' },
    text: { primary: 'var(--ink)', secondary: 'var(--ink-2)' },
    background: { default: 'var(--paper)', paper: 'var(--sheet)' },
    divider: 'var(--line)',
  },
  typography: { fontFamily: 'var(--font)', htmlFontSize: 14, fontSize: 14 },
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
    MuiDialog: {
      styleOverrides: { paper: { borderRadius: 14, backgroundColor: 'var(--sheet)' } },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: 36,
          fontSize: '1rem',
          gap: 10,
          '&:hover': { backgroundColor: 'var(--hover)' },
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: 'var(--accent-soft)',
            color: 'var(--ink)',
          },
          '&.Mui-focusVisible': {
            backgroundColor: 'var(--hover)',
            outline: '2px solid var(--accent)',
            outlineOffset: -2,
          },
        },
      },
    },
    MuiTooltip: {
      defaultProps: { enterDelay: 350, arrow: false },
      styleOverrides: {
        tooltip: {
          backgroundColor: 'var(--ink)',
          color: 'var(--paper)',
          fontSize: '0.875rem',
          fontWeight: 400,
          lineHeight: 1.4,
          maxWidth: 280,
          padding: '6px 10px',
        },
      },
    },
    MuiSwitch: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: { width: 38, height: 24, padding: 2, overflow: 'visible' },
        switchBase: {
          padding: 5,
          color: 'var(--sheet)',
          '&.Mui-checked': { transform: 'translateX(14px)', color: 'var(--on-accent)' },
          '&.Mui-checked + .MuiSwitch-track': { backgroundColor: 'var(--accent)', opacity: 1 },
          '&.Mui-focusVisible + .MuiSwitch-track': {
            outline: '2px solid var(--accent)',
            outlineOffset: 2,
          },
          '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
        },
        thumb: { width: 14, height: 14, boxShadow: 'none' },
        track: { borderRadius: 12, backgroundColor: 'var(--line-strong)', opacity: 1 },
      },
    },
  },
});
