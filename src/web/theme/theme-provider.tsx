/** Puts mode and variant on `<html>`, where tokens.css finds them, and dresses Mantine. */
import './mantine-styles.ts';
import './tokens.css';
import './base.css';
import './mantine-corrections.css';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { VARIANT_NAME } from '../lib/variant.ts';
import { cssVariablesResolver, mantineTheme } from './mantine-theme.ts';
import { useMode } from './use-mode.ts';

const THEME = mantineTheme(VARIANT_NAME);

export function ThemeProvider({ children }: { children: ReactNode }) {
  const mode = useMode();
  useLayoutEffect(() => {
    document.documentElement.dataset['mode'] = mode;
    document.documentElement.dataset['variant'] = VARIANT_NAME;
  }, [mode]);
  return (
    <MantineProvider theme={THEME} forceColorScheme={mode} cssVariablesResolver={cssVariablesResolver}>
      {children}
    </MantineProvider>
  );
}
