import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createStoreTheme } from '../theme/create-theme.ts';
import { AppLink } from '../ui/AppLink.tsx';
import '../theme/fonts.css';

interface Look {
  theme: ReturnType<typeof createStoreTheme>;
  /** The theme's variables, made once: the provider would make and insert them again when it learns the color scheme. */
  variables: ReactNode;
}

let look: Look | undefined;

/** Makes the theme, unless it is there: a piece of work of its own on a phone. */
export function prepareLook(): Look {
  if (!look) {
    const theme = createStoreTheme(AppLink);
    look = { theme, variables: <GlobalStyles styles={theme.generateStyleSheets()} /> };
  }
  return look;
}

/** What the router itself stands in, so that its fallbacks and error pages look like the store too. */
export function Providers({ children }: { children: ReactNode }) {
  const { theme, variables } = prepareLook();
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      // What depends on the mode waits for it by itself (ModeSwitch); nothing else is drawn again for it.
      noSsr
      disableStyleSheetGeneration
      disableTransitionOnChange
    >
      <CssBaseline enableColorScheme />
      {children}
      {variables}
    </ThemeProvider>
  );
}
