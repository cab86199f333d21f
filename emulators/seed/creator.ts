import { type Creator, defaultCreator } from '@tempera/domain/catalogue/creator';

/** The people behind the local store: the defaults, with links to nowhere in particular. */
export const creator: Creator = {
  ...defaultCreator,
  game: {
    platform: 'Gamehall',
    username: 'wet_edge',
    url: 'https://example.com/gamehall/wet_edge',
  },
  website: 'https://example.com/studio',
  codeHosting: 'https://example.com/code/tempera',
  socials: [
    'https://example.com/posts/tempera',
    'https://example.com/videos/tempera',
    'https://example.com/sketches/tempera',
  ],
};
