import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { createContext, useContext } from 'react';

/** A status's colours: text on its tint, both at 4.5:1 or more. Never shown without its word. */
export interface Tone {
  readonly text: string;
  readonly tint: string;
}
export type ToneName = 'quiet' | 'busy' | 'todo' | 'good' | 'bad' | 'doubt';
type Tones = Readonly<Record<ToneName, Tone>>;

const LIGHT_TONES: Tones = {
  quiet: { text: '#4a5560', tint: '#eceff2' },
  busy: { text: '#1f5673', tint: '#e1eff6' },
  todo: { text: '#4a4391', tint: '#eae8fa' },
  good: { text: '#1c6238', tint: '#dff3e6' },
  bad: { text: '#9c2a24', tint: '#fce7e5' },
  doubt: { text: '#7a4b00', tint: '#fdf0d5' },
};

const DARK_TONES: Tones = {
  quiet: { text: '#c2ccd4', tint: '#2a333a' },
  busy: { text: '#9fd3ee', tint: '#16323f' },
  todo: { text: '#c9c3ff', tint: '#2b2852' },
  good: { text: '#9fdfb6', tint: '#16351f' },
  bad: { text: '#ffb3ac', tint: '#451a17' },
  doubt: { text: '#ffd58a', tint: '#3d2c08' },
};

export const tonesOf = (mode: 'light' | 'dark'): Tones => (mode === 'dark' ? DARK_TONES : LIGHT_TONES);

const FONTS = [
  'system-ui',
  '-apple-system',
  '"Segoe UI"',
  'Roboto',
  '"Noto Sans"',
  '"Noto Sans Arabic"',
  '"Noto Naskh Arabic"',
  'sans-serif',
].join(', ');

const PALETTES = {
  light: {
    mode: 'light',
    primary: { main: '#17495c', contrastText: '#ffffff' },
    secondary: { main: '#8a5a00', contrastText: '#ffffff' },
    error: { main: '#b3261e' },
    warning: { main: '#8a5300' },
    success: { main: '#1d6b3d' },
    info: { main: '#1f5f80' },
    background: { default: '#f5f7f8', paper: '#ffffff' },
    text: { primary: '#1b2328', secondary: '#52606a' },
    divider: '#dfe4e8',
  },
  dark: {
    mode: 'dark',
    primary: { main: '#8fd0e8', contrastText: '#06222d' },
    secondary: { main: '#f2c46d', contrastText: '#2a1c00' },
    error: { main: '#ffaba3' },
    warning: { main: '#ffce7a' },
    success: { main: '#8fdcab' },
    info: { main: '#9fd3ee' },
    background: { default: '#12181c', paper: '#1a2227' },
    text: { primary: '#e9eef1', secondary: '#a9b6bf' },
    divider: '#333e46',
  },
} as const satisfies Record<'light' | 'dark', ThemeOptions['palette']>;

/** The one look of the portal; sizes in steps of 8 px, type from 13 px up, edges by a line rather than a shadow. */
export function makeTheme(mode: 'light' | 'dark', direction: 'ltr' | 'rtl'): ThemeOptions {
  const palette = PALETTES[mode];
  return createTheme({
    direction,
    palette,
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: FONTS,
      fontSize: 14,
      h1: { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.3 },
      h2: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.4 },
      h3: { fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.4 },
      body1: { fontSize: '0.9375rem' },
      button: { textTransform: 'none', fontWeight: 600 },
      caption: { fontSize: '0.8125rem' },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          body: { fontVariantNumeric: 'tabular-nums' },
          // Where the focus goes is not hidden by what sticks to the window's edges (WCAG 2.4.11).
          html: { scrollPaddingTop: 72, scrollPaddingBottom: 'calc(8px + var(--bottom-bar, 0px))' },
          ':focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              transitionDuration: '0.01ms !important',
            },
          },
        },
      },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiButtonBase: { styleOverrides: { root: { fontFamily: FONTS } } },
      MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 36 } } },
      MuiIconButton: { styleOverrides: { root: { minWidth: 32, minHeight: 32 } } },
      MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
      MuiSelect: { defaultProps: { size: 'small' } },
      MuiOutlinedInput: { styleOverrides: { root: { backgroundColor: palette.background.paper } } },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: palette.divider, padding: '8px 12px' },
          head: { fontWeight: 600, color: palette.text.secondary, whiteSpace: 'nowrap' },
        },
      },
      // A header that sorts is known by its arrow, not only once it is pointed at.
      MuiTableSortLabel: { styleOverrides: { icon: { opacity: 0.35 } } },
      MuiTab: { styleOverrides: { root: { minHeight: 44, textTransform: 'none', fontWeight: 600 } } },
      MuiTabs: { styleOverrides: { root: { minHeight: 44 } } },
      MuiTooltip: { defaultProps: { arrow: true }, styleOverrides: { tooltip: { fontSize: '0.8125rem' } } },
      MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
      MuiDialog: { defaultProps: { fullWidth: true, maxWidth: 'sm' } },
      MuiAlert: { styleOverrides: { root: { alignItems: 'center' } } },
    },
  });
}

/** The direction of the language that is spoken, for what cannot be mirrored by style alone. */
export const DirectionContext = createContext<'ltr' | 'rtl'>('ltr');
export const useDirection = () => useContext(DirectionContext);
