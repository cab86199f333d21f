import type { PigmentTones } from './tokens.ts';

interface StoreColors {
  /** A ground one step below the paper: code, bands, hovered rows. */
  sunk: string;
  /** Lines around inputs and controls. */
  edge: string;
  ultramarine: PigmentTones;
  vermilion: PigmentTones;
  ochre: PigmentTones;
  verdigris: PigmentTones;
}

declare module '@mui/material/styles' {
  interface Palette extends StoreColors {}
  interface PaletteOptions extends Partial<StoreColors> {}
  interface TypographyVariants {
    lead: React.CSSProperties;
    mono: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    lead?: React.CSSProperties;
    mono?: React.CSSProperties;
  }
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    lead: true;
    mono: true;
  }
}
