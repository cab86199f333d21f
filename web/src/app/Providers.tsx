import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createStoreTheme } from '../theme/create-theme.ts';
import { AppLink } from '../ui/AppLink.tsx';
import '../theme/fonts.css';

const theme = createStoreTheme(AppLink);

/** What the router itself stands in, so that its fallbacks and error pages look like the store too. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
