/**
 * Mantine dressed in our tokens: its own colour variables are pointed at tokens.css, so that colours have one source. The
 * tuples are needed only because Mantine computes with hex values; shade 8 is the light primary, shade 4 the dark one.
 */
import {
  type ComboboxProps,
  type CSSVariablesResolver,
  createTheme,
  type DrawerHeaderProps,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MenuProps,
  type ModalHeaderProps,
  type PopoverProps,
} from '@mantine/core';
import type { VariantName } from '../../contract/variants.ts';

const ORANGE: MantineColorsTuple = [
  '#fff7ed',
  '#ffedd5',
  '#fed7aa',
  '#fdba74',
  '#fb923c',
  '#f97316',
  '#ea580c',
  '#d14d0d',
  '#c2410c',
  '#9a3412',
];
const TEAL: MantineColorsTuple = [
  '#f0fdfa',
  '#ccfbf1',
  '#99f6e4',
  '#5eead4',
  '#2dd4bf',
  '#14b8a6',
  '#0d9488',
  '#0f857b',
  '#0f766e',
  '#115e59',
];
/** Mantine's greys by their places: text, dimmed, border, hover, input, body … in the tones of tokens.css. */
const DARK: MantineColorsTuple = [
  '#e6e9ef',
  '#c3c9d2',
  '#a3adbc',
  '#8d99a8',
  '#2e3541',
  '#222833',
  '#1f242d',
  '#171a21',
  '#13161c',
  '#111419',
];
const GRAY: MantineColorsTuple = [
  '#f6f7f9',
  '#f0f2f5',
  '#e7eaee',
  '#dfe3e8',
  '#c9cfd8',
  '#8a94a3',
  '#566072',
  '#414a5a',
  '#2b3341',
  '#1b212b',
];
const PRIMARY: Record<VariantName, MantineColorsTuple> = { default: ORANGE, second: TEAL };

/** Mantine's dialogs have a `header`, which is the banner of a page, and another one where a dialog is above the menu's drawer. */
const NO_BANNER = { role: 'none' } satisfies ModalHeaderProps & DrawerHeaderProps;
const IN_PLACE = { withinPortal: false, floatingStrategy: 'fixed' } satisfies Partial<PopoverProps>;

export function mantineTheme(variant: VariantName) {
  return createTheme({
    colors: { primary: PRIMARY[variant], dark: DARK, gray: GRAY },
    primaryColor: 'primary',
    primaryShade: { light: 8, dark: 4 },
    autoContrast: true,
    variantColorResolver: (input) => {
      const colors = defaultVariantColorsResolver(input);
      // Mantine takes the contrast of the light shade in both modes.
      const primary = input.variant === 'filled' && (input.color === undefined || input.color === 'primary');
      return primary ? { ...colors, color: 'var(--color-on-primary)' } : colors;
    },
    fontFamily: 'var(--font)',
    fontFamilyMonospace: 'var(--font-mono)',
    fontSizes: { xs: 'var(--size-12)', sm: 'var(--size-14)', md: 'var(--size-16)', lg: 'var(--size-20)', xl: 'var(--size-28)' },
    headings: { fontFamily: 'var(--font)', fontWeight: '650' },
    defaultRadius: 'md',
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '8px', xl: '8px' },
    shadows: { xs: 'none', sm: 'none', md: '0 4px 16px rgb(0 0 0 / 12%)', lg: '0 8px 24px rgb(0 0 0 / 16%)' },
    // By name: what comes later must not be loaded to be dressed.
    components: {
      // In the page's own order, not at the end of the body: found where they belong by keyboard and screen reader.
      Popover: { defaultProps: IN_PLACE },
      // Without the placeholder the first item takes the focus, and a menu holds nothing but its items.
      Menu: { defaultProps: { ...IN_PLACE, withInitialFocusPlaceholder: false } satisfies Partial<MenuProps> },
      // A closed list would be measured for its place when the page is drawn, which has all of it laid out once more.
      Combobox: { defaultProps: { ...IN_PLACE, keepMounted: false } satisfies Partial<ComboboxProps> },
      DrawerHeader: { defaultProps: NO_BANNER },
      ModalHeader: { defaultProps: NO_BANNER },
    },
    respectReducedMotion: true,
    cursorType: 'pointer',
  });
}

const TOKENS = {
  '--mantine-color-text': 'var(--color-text)',
  '--mantine-color-body': 'var(--color-surface)',
  '--mantine-color-bright': 'var(--color-text)',
  '--mantine-color-error': 'var(--color-danger)',
  '--mantine-color-placeholder': 'var(--color-text-muted)',
  '--mantine-color-anchor': 'var(--color-secondary)',
  '--mantine-color-default': 'var(--color-surface)',
  '--mantine-color-default-hover': 'var(--color-surface-hover)',
  '--mantine-color-default-color': 'var(--color-text)',
  '--mantine-color-default-border': 'var(--color-border)',
  '--mantine-color-dimmed': 'var(--color-text-muted)',
  '--mantine-color-disabled': 'var(--color-surface-sunken)',
  '--mantine-color-disabled-color': 'var(--color-text-muted)',
  '--mantine-color-disabled-border': 'var(--color-border)',
  '--mantine-color-primary-filled': 'var(--color-primary)',
  '--mantine-color-primary-filled-hover': 'var(--color-primary-strong)',
  '--mantine-color-primary-light': 'var(--color-primary-soft)',
  '--mantine-color-primary-light-hover': 'var(--color-primary-soft)',
  '--mantine-color-primary-light-color': 'var(--color-primary-strong)',
  '--mantine-color-primary-outline': 'var(--color-primary)',
  '--mantine-color-primary-outline-hover': 'var(--color-primary-soft)',
  '--mantine-primary-color-contrast': 'var(--color-on-primary)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: TOKENS, dark: TOKENS });
