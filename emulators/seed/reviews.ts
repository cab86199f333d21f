import type { SeedReview } from './catalogue.ts';

/**
 * Reviews that add up to the two ratings of the catalogue, 4.8 and 5. Authors are handles that nobody goes by; none of them
 * can sign in.
 */
export const reviews: Record<string, SeedReview[]> = {
  astroaccess: [
    {
      author: 'harbor',
      rating: 5,
      text: 'Wired to our own backend in an afternoon. accounts.js really is the only file you have to replace: five functions, and a refusal with a field name puts the message and the focus in the right place.',
      at: '2026-05-29T16:20:00.000Z',
    },
    {
      author: 'mossback',
      rating: 5,
      text: 'The sky is one canvas with a seeded generator, so it looks the same on every visit and in our visual tests. It stops when the tab is hidden and stands still with reduced motion. I checked both.',
      at: '2026-06-17T08:05:00.000Z',
    },
    {
      author: 'tinwhistle',
      rating: 4,
      text: 'Good forms, careful with screen readers. I took a star off because we needed a magic link and had to work out a fourth view by ourselves; a second example next to the reset form would have helped.',
      at: '2026-07-30T19:41:00.000Z',
      edited: '2026-08-02T07:12:00.000Z',
    },
    {
      author: 'saltmarsh',
      rating: 5,
      text: 'Every state is drawn, including the ones I always forget: waiting, wrong password, address already taken. Moved the styles into our design system by editing tokens.css and nothing else.',
      at: '2026-09-08T11:33:00.000Z',
    },
    {
      author: 'quillwort',
      rating: 5,
      text: 'Came for the stars, stayed for validate.js. Small enough to read before lunch.',
      at: '2026-10-21T14:02:00.000Z',
    },
  ],
  neogate: [
    {
      author: 'lanternfish',
      rating: 5,
      text: 'Four scripts, and I understood all of them. The gate counts new fields by itself, which I did not believe until I added one.',
      at: '2026-03-24T10:15:00.000Z',
    },
    {
      author: 'brambling',
      rating: 5,
      text: 'We use it in front of an internal tool. Took the drawing out, put our mark in, changed the dozen custom properties, done. Errors are words and not just red borders.',
      at: '2026-05-06T17:48:00.000Z',
    },
    {
      author: 'oxbow',
      rating: 5,
      text: 'store.js falls back to memory where local storage throws, so the demo also runs in our sandboxed preview frame. Somebody thought about that.',
      at: '2026-08-19T06:27:00.000Z',
    },
    {
      author: 'kilnfire',
      rating: 5,
      text: 'The Caps Lock notice alone has saved me two support emails.',
      at: '2026-11-02T12:55:00.000Z',
    },
  ],
};
