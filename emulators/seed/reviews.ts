import type { SeedReview } from './catalogue.ts';

/**
 * Reviews that add up to the ratings of the catalogue. Authors are handles that nobody goes by; none of them
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
  blog: [
    {
      author: 'fieldfare',
      rating: 5,
      text: 'Margin notes that stay in the margin on a laptop and move into the text on a phone. I had tried to build that twice.',
      at: '2026-09-26T09:14:00.000Z',
    },
    {
      author: 'candlewick',
      rating: 4,
      text: 'Lovely to read and lovely to write for. I post often, so I wrapped the pages in a small generator; a template for that would have saved me an evening.',
      at: '2026-10-12T18:30:00.000Z',
    },
    {
      author: 'sandpiper',
      rating: 5,
      text: 'The search is one file and finds what I type. Since 1.0.0 my posts print well too.',
      at: '2026-11-03T07:52:00.000Z',
    },
  ],
  saaslanding: [
    {
      author: 'dovetail',
      rating: 4,
      text: 'The product picture made of HTML is a great idea and took us an hour to turn into ours. 0.9.0 had no dark theme, so four stars from me.',
      at: '2026-08-11T13:20:00.000Z',
    },
    {
      author: 'northbank',
      rating: 5,
      text: 'Shipped it in a day. The seat slider answers the question that our sales inbox used to get.',
      at: '2026-09-22T15:07:00.000Z',
    },
    {
      author: 'pinecone',
      rating: 5,
      text: 'Updated to 1.0.0 for the dark theme. It was a matter of copying two files.',
      at: '2026-11-10T10:44:00.000Z',
    },
  ],
  backroom: [
    {
      author: 'switchgrass',
      rating: 5,
      text: 'No chart library, no component kit. I changed the columns of the order table in ten minutes and understood every line of it.',
      at: '2026-03-05T20:11:00.000Z',
    },
    {
      author: 'ironbark',
      rating: 4,
      text: 'Clean code and real tests. One star off because there was no page for customers when I bought it; it came with 1.2.0.',
      at: '2026-06-02T08:36:00.000Z',
    },
    {
      author: 'paperboat',
      rating: 5,
      text: 'The rows become cards on a phone and the headings come along. Our warehouse uses it that way all day.',
      at: '2026-09-17T16:58:00.000Z',
    },
    {
      author: 'redshank',
      rating: 5,
      text: 'npm install, npm run build, copied dist to our intranet, done. It even runs from a subfolder.',
      at: '2026-10-29T11:25:00.000Z',
    },
  ],
  marketstall: [
    {
      author: 'hedgerow',
      rating: 4,
      text: 'We sell ceramics with it. Swapping the drawn pictures for photographs was the comment in the README, word for word. I would have liked a field for a gift note.',
      at: '2026-04-08T12:40:00.000Z',
    },
    {
      author: 'windfall',
      rating: 4,
      text: 'The cart does what a cart should, and its tests helped me add a second shipping price without fear.',
      at: '2026-07-20T09:03:00.000Z',
    },
    {
      author: 'juniper',
      rating: 5,
      text: 'Works with the keyboard from the list to the thank-you page. That is rarer than it should be.',
      at: '2026-10-05T17:31:00.000Z',
    },
  ],
};
