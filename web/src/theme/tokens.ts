/**
 * Paper, ink and four pigments: the only place with color literals. `text` is the shade that words may be set
 * in, `main` the one for surfaces, icons and drawings; `tint` lies under both. `contrast.test.ts` holds the pairs.
 */
export interface PigmentTones {
  main: string;
  strong: string;
  text: string;
  tint: string;
  on: string;
}

export interface Scheme {
  paper: string;
  surface: string;
  sunk: string;
  ink: string;
  inkSoft: string;
  hairline: string;
  /** The line around something to type or tick in: 3 : 1 to the paper. */
  edge: string;
  ultramarine: PigmentTones;
  vermilion: PigmentTones;
  ochre: PigmentTones;
  verdigris: PigmentTones;
}

export const light: Scheme = {
  paper: '#FBF7F0',
  surface: '#FFFDF9',
  sunk: '#F3EDE1',
  ink: '#1B1A17',
  inkSoft: '#5A554B',
  hairline: '#E1D9CA',
  edge: '#8A8272',
  ultramarine: { main: '#2E3A8C', strong: '#232C6E', text: '#2E3A8C', tint: '#E8E9F3', on: '#FFFDF9' },
  vermilion: { main: '#C8401F', strong: '#A63317', text: '#AE3517', tint: '#F9E6DE', on: '#FFFDF9' },
  ochre: { main: '#B57A12', strong: '#C48A22', text: '#80550A', tint: '#F6EBD3', on: '#1B1A17' },
  verdigris: { main: '#2F6B5B', strong: '#245447', text: '#2B6354', tint: '#E0ECE6', on: '#FFFDF9' },
};

export const dark: Scheme = {
  paper: '#161513',
  surface: '#1D1C19',
  sunk: '#23211D',
  ink: '#F3EEE4',
  inkSoft: '#B8B1A3',
  hairline: '#34312B',
  edge: '#7F786A',
  ultramarine: { main: '#A5B1F2', strong: '#BEC7F7', text: '#A9B5F4', tint: '#23263D', on: '#161513' },
  vermilion: { main: '#F08A6B', strong: '#F5A68D', text: '#F29376', tint: '#3A221A', on: '#161513' },
  ochre: { main: '#DDAA4B', strong: '#E8C077', text: '#E0B15A', tint: '#33291A', on: '#161513' },
  verdigris: { main: '#7FC1AC', strong: '#9BD2C0', text: '#86C6B2', tint: '#1C2E28', on: '#161513' },
};

const noTint = (tones: PigmentTones) => ({ ...tones, tint: '#FFFFFF' });

/** Black on white, for paper; the pigments are those of the light scheme. */
export const print: Scheme = {
  paper: '#FFFFFF',
  surface: '#FFFFFF',
  sunk: '#FFFFFF',
  ink: '#000000',
  inkSoft: '#333333',
  hairline: '#B8B8B8',
  edge: '#767676',
  ultramarine: noTint(light.ultramarine),
  vermilion: noTint(light.vermilion),
  ochre: noTint(light.ochre),
  verdigris: noTint(light.verdigris),
};

export const fonts = {
  display: "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif",
  text: "'Inter Variable', 'Inter Fallback', Arial, sans-serif",
  mono: "'JetBrains Mono Variable', 'JetBrains Mono Fallback', 'Courier New', monospace",
} as const;

/** The type scale in rem of 16 px: 14, 16, 18, 22, 28, 36, 48. */
export const scale = {
  small: '0.875rem',
  body: '1rem',
  lead: '1.125rem',
  title: '1.375rem',
  heading: '1.75rem',
  large: '2.25rem',
  display: '3rem',
} as const;

/** Step of the grid, corner radius and page width in px, height of the store's header without its border in px, motion in ms. */
export const layout = {
  step: 4,
  radius: 10,
  pageWidth: 1200,
  header: { xs: 60, md: 68 },
  motionMs: 180,
} as const;
