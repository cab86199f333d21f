import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/**
 * The store speaks American English, with one word for one thing. What was given up does not come back: spellings
 * nowhere, in names and comments neither; words and sentences in no text that somebody reads on a screen or in a mail.
 */
const root = resolve(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** British spellings: color, license, behavior, favor, honor, center, gray, canceled, -ize, email are right. */
const spellings =
  /colour|licence|behaviour|favour|honour|humour|rumour|harbour|neighbour|centre(?:d|s)?\b|\bgrey|defence|offence|enrolment|cancell(?:ed|ing)\b|\blabell(?:ed|ing)\b|travell(?:ed|ing|er)|(?:organ|recogn|summar|minim|maxim|optim|normal|initial|author|custom|capital|serial|local|final|categor|apolog|priorit|synchron|random|real|util)is(?:e[ds]?|ing|ation)\b|analys(?:e[ds]?|ing)\b|\btowards\b|\bprogramme\b|\be-mails?\b/gi;

/** Names that are not ours to spell, or that are stored: changing them would lose what stores have written. */
const names = [
  /\bauth\/(?:user-cancelled|cancelled-popup-request)\b/g,
  // Firestore's code for a call that was stopped.
  /'cancelled'/g,
  // Fields of `categories/{slug}` and `catalogue/reviews-{slug}`.
  /(?<=[.'"`]|category\??\.)colour\b(?!s)/g,
  /\bcolour(?=:|,? \(a pigment\)|['"`]|\s*\})/g,
  /\bsummarisedAt\b/g,
];

/** Words and sentences of screens and mails that were replaced, without regard to case. */
const phrases = [
  'Save what is said',
  'Everything that is left',
  '^A part$',
  'Take back',
  'Taken back',
  'is like this',
  '^ chosen',
  'Uses at most',
  'capital letters',
  'Nobody is banned',
  'banned for good',
  'No earlier figure',
  'refunds taken away',
  'The whole (?:report|log)',
  'No word about',
  'a slip in',
  'stands? here',
  'stands? (?:on|in) (?!for)',
  'for having been',
  'What becomes of',
  String.raw`\bpacing\b`,
  'What you are told',
  'there any ?more',
  'any more',
  'all the same',
  'at the moment',
  'switched (?:on|off)',
  'is no (?:JSON|ZIP|backup|mail)',
  'There is no such',
  'was not accepted',
  'does not stand',
  'begins? anew',
  'by the beginning',
  'nobody|somebody|everybody',
  'given? back',
  'your wishes',
  'Second step',
  'go on (?:to|editing)',
  'sign(?:s|ed|ing)?[ -](?:in|out)',
  'catalogue(?!/)',
  String.raw`\bmails\b`,
];

/** What was given up and may be read in these places all the same, by its file. */
const spared: Record<string, RegExp> = {
  // A customer's own words.
  'emulators/seed/reviews.ts': /somebody/i,
};

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const ours = files.filter(
  (file) =>
    /\.(?:tsx?|m?js|jsonc?|md|rules|html|css)$/.test(file) &&
    !/package-lock\.json$|^tests\/house\/given-up-words\.test\.ts$/.test(file),
);

/** Sources whose texts people read; tests quote what they like. */
const speaks = (file: string) =>
  /^(?:web|domain|functions)\/src\/.*\.tsx?$|^emulators\/(?:seed|launcher|mail)\/.*\.ts$/.test(file) &&
  !/\.test\.tsx?$/.test(file);

interface Node {
  type: string;
  start: number;
  end: number;
  value?: unknown;
}

/** The texts of a source: strings of several words or one with a capital, and what stands between tags. */
function textsIn(file: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const one of node) visit(one);
      return;
    }
    const { type, value, start, end } = node as Node;
    if (/^(?:Import|TS)/.test(type) && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(type)) return;
    if (type === 'JSXText' || type === 'TemplateElement') texts.push(source.slice(start, end));
    else if (type === 'Literal' && typeof value === 'string' && /\s|^[A-Z]/.test(value)) texts.push(value);
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(file, source).program.body);
  return texts.map((text) => text.replace(/^[`}]|\$\{$|`$/g, '').replace(/\s+/g, ' '));
}

/** Whatever was given up and is in this file after all. */
function findGivenUp(file: string, source: string): string[] {
  const own = names.reduce((text, name) => text.replace(name, ''), source);
  const found: string[] = own.match(spellings) ?? [];
  if (!speaks(file)) return [...new Set(found)];
  const said = textsIn(file, source).filter((text) => !spared[file]?.test(text));
  const gone = new RegExp(phrases.join('|'), 'i');
  return [...new Set([...found, ...said.filter((text) => gone.test(text))])];
}

it('finds no word that was given up', () => {
  expect(ours.filter(speaks).length).toBeGreaterThan(500);
  const found = ours.flatMap((file) => findGivenUp(file, read(file)).map((word) => `${file}: ${word}`));
  expect(found).toEqual([]);
});

it.each([
  ['a British name', 'web/src/a.ts', 'const backgroundColour = 1;', 'Colour'],
  ['a British comment', 'functions/src/a.ts', '/** As the licence says. */', 'licence'],
  ['a British word in the docs', 'docs/a.md', 'Orders are cancelled, mails organised.', 'organised'],
  ['another word for email', 'docs/a.md', 'Ask for an e-mail address.', 'e-mail'],
  ['a sentence in a string', 'web/src/a.ts', "const label = 'Take back';", 'Take back'],
  [
    'a sentence between tags',
    'web/src/a.tsx',
    'const a = <p>\n  Save what\n  is said\n</p>;',
    ' Save what is said ',
  ],
  [
    'a sentence with figures',
    'web/src/a.tsx',
    `const a = \`There is no such order, ${'$'}{id}\`;`,
    'There is no such order, ',
  ],
  [
    'another word for log in',
    'domain/src/a.ts',
    "const text = 'Please sign in first.';",
    'Please sign in first.',
  ],
])('notices %s', (_what, file, source, word) => {
  expect(findGivenUp(file, source)).toContain(word);
});

it.each([
  ['stored fields', 'firestore.rules', "category.colour in ['ochre']"],
  ['names of the SDK', 'web/src/a.ts', "const codes = ['auth/user-cancelled', 'cancelled'];"],
  ['paths', 'functions/src/a.ts', `const path = \`catalogue/${'$'}{id}\`;`],
  ['comments in words that screens do not use', 'web/src/a.ts', '/** Nobody is signed in. */'],
])('lets %s stand', (_what, file, source) => {
  expect(findGivenUp(file, source)).toEqual([]);
});
