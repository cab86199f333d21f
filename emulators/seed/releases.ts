/** A release before the current one, told by what it did not have yet; `releasedAt` is ISO. */
export interface EarlierRelease {
  version: string;
  changelog: string;
  releasedAt: string;
  /** Files that came with the next release. */
  without?: readonly string[];
  /**
   * What reads otherwise in the next release: in each file whose path ends so, `now` read `was`. One that no longer fits
   * stops the seed.
   */
  edits: readonly { path: string; now: string | RegExp; was: string }[];
}

/** Rules of the dark theme at the end of a style sheet, and what announces it. */
const noDarkTheme = (path: string): EarlierRelease['edits'] => [
  { path, now: /\n@media \(prefers-color-scheme: dark\)[\s\S]*$/, was: '' },
  { path, now: 'color-scheme: light dark', was: 'color-scheme: light' },
  { path: 'README.md', now: ', light and dark', was: '' },
];

/** By slug, the latest first: each release says how it differs from the one after it. */
export const earlierReleases: Readonly<Record<string, readonly EarlierRelease[]>> = {
  neogate: [
    {
      version: '0.9.0',
      changelog: 'The password meter notices what is easy to guess.',
      releasedAt: '2026-04-14T09:00:00.000Z',
      edits: [
        { path: 'index.html', now: /^.*data-caps.*\n/gm, was: '' },
        { path: 'index.html', now: / (?:enter|join)-caps(?=")/g, was: '' },
        { path: 'src/main.js', now: /\n {2}for \(const caps of [\s\S]*?\n {2}\}\n/, was: '' },
        { path: 'styles/form.css', now: /\n\.caps:not[\s\S]*?\n\}\n/, was: '' },
      ],
    },
    {
      version: '0.8.0',
      changelog: 'First release.',
      releasedAt: '2026-03-03T09:00:00.000Z',
      edits: [
        { path: 'src/check.js', now: /^.*const dull = .*\n/m, was: '' },
        { path: 'src/check.js', now: ' - (dull ? 1 : 0)', was: '' },
      ],
    },
  ],
  blog: [
    {
      version: '0.9.0',
      changelog: 'First release.',
      releasedAt: '2026-09-15T09:00:00.000Z',
      without: ['styles/print.css'],
      edits: [{ path: '.html', now: /^.*styles\/print\.css.*\n/m, was: '' }],
    },
  ],
  saaslanding: [
    {
      version: '0.9.0',
      changelog: 'First release.',
      releasedAt: '2026-07-21T09:00:00.000Z',
      edits: [
        ...noDarkTheme('styles/tokens.css'),
        { path: 'src/tabs.js', now: /\n {2}const moves = [\s\S]*?\n {2}\};\n/, was: '' },
        {
          path: 'src/tabs.js',
          now: /for \(const \[at, tab\] of tabs\.entries\(\)\)/,
          was: 'for (const tab of tabs)',
        },
        { path: 'src/tabs.js', now: /\n {4}tab\.addEventListener\('keydown'[\s\S]*?\n {4}\}\);/, was: '' },
        { path: 'src/tabs.js', now: 'other.tabIndex = chosen ? 0 : -1;', was: 'other.tabIndex = 0;' },
        {
          path: 'src/tabs.js',
          now: ' with arrow keys, Home and End, as the ARIA practices have it',
          was: '',
        },
      ],
    },
  ],
  mobileapplanding: [
    {
      version: '0.9.0',
      changelog: 'First release.',
      releasedAt: '2026-08-18T09:00:00.000Z',
      edits: [
        {
          path: 'src/carousel.js',
          now: /\n {2}row\.addEventListener\('keydown'[\s\S]*?\n {2}\}\);/,
          was: '',
        },
        { path: 'src/carousel.js', now: 'adds buttons, arrow keys and', was: 'adds buttons and' },
      ],
    },
  ],
  backroom: [
    {
      version: '1.1.0',
      changelog: 'The chart can be read as a table.',
      releasedAt: '2026-05-19T09:00:00.000Z',
      without: ['src/pages/Customers.tsx'],
      edits: [
        { path: 'src/App.tsx', now: /^.*(?:import \{ Customers|customers: \{ title).*\n/gm, was: '' },
        { path: 'src/data/figures.ts', now: /\nexport interface Customer \{[\s\S]*$/, was: '' },
        { path: 'src/data/figures.test.ts', now: 'customersOf, ', was: '' },
        { path: 'src/data/figures.test.ts', now: /\ntest\('sums up each customer'[\s\S]*$/, was: '' },
        {
          path: 'README.md',
          now: 'Overview, Orders, Customers, Settings',
          was: 'Overview, Orders, Settings',
        },
      ],
    },
    {
      version: '1.0.0',
      changelog: 'First release.',
      releasedAt: '2026-02-10T09:00:00.000Z',
      edits: [
        { path: 'src/parts/Chart.tsx', now: /\n {6}<details>[\s\S]*<\/details>/, was: '' },
        {
          path: 'src/parts/Chart.tsx',
          now: " The same figures stand below as a table, for whoever can't see them.",
          was: '',
        },
      ],
    },
  ],
  marketstall: [
    {
      version: '1.0.0',
      changelog: 'First release.',
      releasedAt: '2026-02-24T09:00:00.000Z',
      edits: noDarkTheme('styles/tokens.css'),
    },
  ],
};

/** All versions of a product, the latest first. */
export function versionsOf({ slug, version }: { slug: string; version: string }): string[] {
  return [version, ...(earlierReleases[slug] ?? []).map((release) => release.version)];
}
