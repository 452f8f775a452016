import type { ThemeOptions } from '@mui/material/styles';

/** Overrides of stock MUI: no ripple, no elevation, labels above, our own states. */
export function muiComponents(): NonNullable<ThemeOptions['components']> {
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    // Dialogs and menus lie within the site's own element, which carries the brand's shape.
    MuiModal: { defaultProps: { container: overlayContainer } },
    MuiPopover: { defaultProps: { container: overlayContainer } },
    MuiBackdrop: {
      styleOverrides: {
        root: {
          backgroundColor:
            'color-mix(in oklab, color-mix(in oklab, var(--bg) 22%, #000) 66%, transparent)',
          backdropFilter: 'blur(3px)',
        },
        invisible: { backgroundColor: 'transparent', backdropFilter: 'none' },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none', color: 'var(--text)' } },
    },
    MuiSelect: { styleOverrides: { icon: { color: 'var(--text2)' } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          minHeight: '2.875rem',
          borderRadius: 'var(--radius-control)',
          backgroundColor: 'var(--paper)',
          '& .MuiOutlinedInput-notchedOutline': {
            // Labels are above the field: no notch, whose height would depend on the language.
            insetBlockStart: 0,
            '& legend': { display: 'none' },
            borderColor: 'color-mix(in oklab, var(--line) 55%, var(--text2))',
            borderWidth: 'var(--hairline)',
            transition: 'border-color var(--motion-fast) var(--ease)',
          },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--text2)' },
          '&.Mui-focused': { outline: '3px solid var(--focus)', outlineOffset: '1px' },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
            borderColor: 'var(--primary)',
            borderWidth: 'var(--hairline)',
          },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--loss)' },
          // The library pads left and right; a language from right to left needs start and end.
          '&.MuiInputBase-adornedStart': { paddingInline: '0.875rem 0' },
          '&.MuiInputBase-adornedEnd': { paddingInline: '0 0.875rem' },
          '&.MuiInputBase-adornedStart.MuiInputBase-adornedEnd': { paddingInline: '0.875rem' },
        },
        input: {
          padding: '0.625rem 0.875rem',
          height: '1.5rem',
          '&::placeholder': { color: 'var(--text2)', opacity: 1 },
          // Browsers colour remembered values; the page's colours stay readable in both schemes.
          '&:-webkit-autofill': {
            WebkitBoxShadow: '0 0 0 100px var(--tint) inset',
            WebkitTextFillColor: 'var(--text)',
            caretColor: 'var(--text)',
            borderRadius: 'inherit',
          },
        },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          margin: '0.375rem 0 0',
          fontSize: '0.8125rem',
          lineHeight: 1.4,
          textAlign: 'start',
        },
      },
    },
    MuiMenu: {
      styleOverrides: {
        paper: {
          border: 'var(--border)',
          borderRadius: 'var(--radius-card)',
          boxShadow: 'var(--lift-3)',
        },
        list: { padding: '0.375rem' },
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: '2.75rem',
          borderRadius: 'var(--radius-control)',
          '&:hover': { backgroundColor: 'var(--hover)' },
          '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
            backgroundColor: 'var(--tint)',
            color: 'var(--primary)',
          },
          '&.Mui-focusVisible': { outline: '3px solid var(--focus)', outlineOffset: '-3px' },
        },
      },
    },
  };
}

function overlayContainer(): HTMLElement {
  return document.getElementById('overlays') ?? document.body;
}
