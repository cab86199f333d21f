/** A catalogue with the spread of words that a real one has, and what people would type to find its rows. */
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32): a bench must ask the same each time. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @throws RangeError when the list is empty */
function pick<T>(list: readonly T[], random: () => number): T {
  if (list.length === 0) throw new RangeError('there is nothing to pick from');
  return list[Math.floor(random() * list.length)] as T;
}

const adjectives =
  'amber ancient bold bright calm clear coastal copper cosmic crimson crystal daily distant dusty early electric ' +
  'emerald endless faint fresh gentle golden granite hidden hollow humble indigo inner iron ivory jade lively lunar ' +
  'marble mellow misty modern mossy narrow noble northern ochre olive open opal pale paper patient pewter plain polar ' +
  'quiet rapid russet saffron scarlet sepia silent silver simple slate solar spare steady sterling stone summer velvet ' +
  'vivid warm western wild winter woven';
const nouns =
  'anchor arbor archive atlas beacon binder bridge canvas canyon chapel cinder circuit cloud compass coral cottage ' +
  'crane current desert echo engine fable falcon ferry field forge fountain frame garden gazette glacier harbor harvest ' +
  'horizon island journal kettle ladder lantern ledger library lighthouse lumen market meadow mill mosaic museum ' +
  'notebook oasis observatory orbit orchard palette parade passage pavilion pier pilot prairie press prism quarry quill ' +
  'reef ribbon river saddle sail signal sketch spindle station studio summit thicket timber tower trail tunnel valley ' +
  'vault village vine voyage willow window workshop';
const kinds =
  'admin panel|booking page|business card|changelog|checkout form|conference site|contact form|course site|dashboard|' +
  'documentation|event page|gallery|help desk|invoice|job board|landing page|login form|magazine|menu|newsletter|' +
  'photo journal|podcast site|portfolio|pricing page|product tour|recipe book|registration form|resume|shop front|' +
  'status page|survey|timeline|travel blog|wedding site|wiki';
const uses =
  'freelancers|photographers|teachers|small shops|researchers|bands|restaurants|clinics|architects|writers|start-ups|' +
  'libraries|clubs|festivals|museums|developers|designers|agencies|charities|sports teams';
const traits =
  'keyboard friendly|dark mode|print styles|no dependencies|offline ready|responsive grid|large type|server rendered|' +
  'animated charts|multilingual|accessible forms|light footprint|image gallery|markdown content|inline search|drag and drop';
const categories = ['auth', 'portfolio', 'blog', 'landing', 'ecommerce', 'dashboard', 'mobile', 'business'];

const words = (list: string) => list.split(' ');
const phrases = (list: string) => list.split('|');

/** The same rows at every run. */
export function searchRows(count: number): CatalogueRow[] {
  const random = randomOf(1);
  return Array.from({ length: count }, (_, index) => {
    const kind = pick(phrases(kinds), random);
    const [adjective, noun] = [pick(words(adjectives), random), pick(words(nouns), random)];
    const [first, second] = [pick(phrases(traits), random), pick(phrases(traits), random)];
    return {
      slug: `${adjective}${noun}-${index}`,
      title: `${capital(adjective)} ${capital(noun)} ${capital(kind)}`,
      description: `A ${kind} for ${pick(phrases(uses), random)}: ${first}, ${second}, and room to grow.`,
      category: pick(categories, random),
      tags: [kind, first, noun],
      priceCents: Math.floor(random() * 80) * 100,
      currency: 'USD',
      rating: Math.round(random() * 50) / 10,
      reviewCount: Math.floor(random() * 200),
      downloads: Math.floor(random() * 5_000),
      image: '',
      dateAdded: 1_700_000_000_000 + index,
      updatedAt: 1_700_000_000_000 + index,
    };
  });
}

interface Query {
  text: string;
  /** The row that somebody had in mind. */
  slug: string;
}

/** What people type who remember two words of a title and miss one key of the longer one. */
export function misspelledQueries(rows: readonly CatalogueRow[], count: number): Query[] {
  const random = randomOf(2);
  return Array.from({ length: count }, () => {
    const { title, slug } = pick(rows, random);
    const [first = '', second = ''] = title.toLowerCase().split(' ');
    const pair =
      first.length > second.length ? [misspell(first, random), second] : [first, misspell(second, random)];
    return { text: pair.join(' '), slug };
  });
}

/** One slip in a word, never in its first letter: a letter lost, doubled, swapped with its neighbor or mistaken. */
export function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const slips = [
    before + after,
    before + letter + letter + after,
    before + after.charAt(0) + letter + after.slice(1),
    `${before}${letter === 'e' ? 'a' : 'e'}${after}`,
  ];
  // Twins swapped are no slip.
  const wrong = slips.filter((slip) => slip !== word);
  return pick(wrong, random);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
