import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob, posix, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Whatever code and docs point to is in this repository: files, headings, decisions. */
const root = resolve(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Tracked files, and new ones that are not committed yet. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

/** Every file and folder by its whole path, and by each end of it: `a/b.ts` and `b.ts`. */
const paths = new Set<string>();
const ends = new Set<string>();
for (const file of files) {
  const parts = file.split('/');
  for (let i = 0; i < parts.length; i++) {
    paths.add(parts.slice(0, i + 1).join('/'));
    ends.add(parts.slice(i).join('/'));
  }
}
const tops = [...paths].filter((path) => /^\w+$/.test(path) && !files.includes(path));

const exists = (path: string) =>
  path.includes('*') ? files.some((file) => matchesGlob(file, path)) : paths.has(path);

/** Read for mentions: everything but locks, goods (templates have paths of their own) and this file with its faults. */
const isText = (file: string) =>
  /\.(?:tsx?|m?js|jsonc?|md|rules|html|css)$|^\.ci\/run$/.test(file) &&
  !/package-lock\.json$|^emulators\/(?:templates|samples)\/|^tests\/house\/dead-paths\.test\.ts$/.test(file);

/** Made by the build, by whoever deploys, or part of a library. */
const foreign = /(?:^|\/)(?:shell\.html|sw\.js|local\.json|functionsRuntimeWorker\.js|\.env[\w.]*)$/;

/** From a folder at the top: `docs/spec/README.md`, `web/src/ui`, `functions/src/{mail,orders}`, `tests/**`. */
const wholePath = new RegExp(`(?<![\\w./@$}-])(?:${tops.join('|')})/[\\w.{},*/-]*[\\w*}]`, 'g');
/** A file by the end of its path: `paths.ts`, `routes/admin.tsx`. */
const fileName = /(?<![\w./@$}{*:-])[\w-][\w./-]*\.(?:tsx?|m?js|jsonc?|md|rules|html|css)\b(?![\w/(-])/g;
const decision = /\b[Dd]ecisions? (\d+)\b/g;
const outside = /\bissues? #?\d+\b|\b(?:design|look|style|peers)\.md\b/gi;
/** Pages of docs/spec, named as if they stood alone. */
const halfNamed = /(?<![\w/])(?:storefront|back-office)\.md\b/g;
const link = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g;
const pathWithAnchor = /(?<![\w/])(docs\/[\w./-]+\.md)#([\w-]+)/g;

const comments = (code: string) => (code.match(/\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/.*/g) ?? []).join('\n');

/** `a.{ts,tsx}` as `a.ts` and `a.tsx`. */
function expand(path: string): string[] {
  const braces = /\{([^{}]*,[^{}]*)\}/.exec(path);
  if (!braces) return [path];
  return (braces[1] ?? '').split(',').flatMap((part) => expand(path.replace(braces[0], part)));
}

/** The anchors that GitHub makes of a page's headings. */
const anchorsIn = (markdown: string) =>
  [...markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const hasAnchor = (page: string, anchor: string) => paths.has(page) && anchorsIn(read(page)).includes(anchor);

const decisions = new Set(files.map((file) => Number(/^docs\/decisions\/(\d+)-/.exec(file)?.[1])));

/** What a file names that is not there. */
function findDead(file: string, text: string): string[] {
  const isPage = file.endsWith('.md');
  const prose = isPage ? text : comments(text);
  const all = (pattern: RegExp, source = prose) => [...source.matchAll(pattern)];
  // Tests make up paths in their strings; elsewhere a string that names a file means it. Tools' patterns may match nothing.
  const named = all(wholePath, file.includes('.test.') ? prose : text)
    .flatMap(([path]) => expand(path))
    .filter((path) => !(path.includes('*') && /\.jsonc?$/.test(file)));
  const relative = all(fileName)
    .map(([name]) => name.replace(/^(?:\.\.?\/)+/, ''))
    .filter((name) => !tops.some((top) => name.startsWith(`${top}/`)));
  const dead = [
    ...named.filter((path) => !exists(path)),
    ...relative.filter((name) => !ends.has(name)),
    ...all(decision)
      .filter(([, number]) => !decisions.has(Number(number)))
      .map(([mention]) => mention),
    ...all(outside, text).map(([mention]) => mention),
    ...(file.startsWith('docs/spec/') ? [] : all(halfNamed, text).map(([mention]) => mention)),
    ...all(pathWithAnchor)
      .filter(([, page = '', anchor = '']) => !hasAnchor(page, anchor))
      .map(([mention]) => mention),
  ];
  for (const [, target = '', anchor] of isPage ? all(link) : []) {
    const page = target === '' ? file : posix.join(posix.dirname(file), target).replace(/\/$/, '');
    if (!paths.has(page) || (anchor && !hasAnchor(page, anchor))) dead.push(`(${target}#${anchor ?? ''})`);
  }
  return [...new Set(dead)].filter((path) => !foreign.test(path));
}

/** What a build makes is ignored by git: it may be named, though it is not always there. */
function withoutIgnored(found: { file: string; dead: string }[]) {
  const input = found.map(({ dead }) => `${dead}/x`).join('\n');
  const asked = spawnSync('git', ['check-ignore', '--no-index', '--stdin'], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
  const ignored = new Set(asked.stdout.split('\n'));
  return found.filter(({ dead }) => !ignored.has(`${dead}/x`));
}

it('names nothing that is not in the repository', () => {
  const texts = files.filter(isText);
  expect(texts.length).toBeGreaterThan(500);
  const found = texts.flatMap((file) => findDead(file, read(file)).map((dead) => ({ file, dead })));
  expect(withoutIgnored(found).map(({ file, dead }) => `${file}: ${dead}`)).toEqual([]);
});

it.each([
  ['a file that is gone', 'web/src/a.ts', '// See docs/nothing.md.', 'docs/nothing.md'],
  ['a folder that is gone', 'README.md', 'Look into `functions/src/nowhere`.', 'functions/src/nowhere'],
  ['one of two files', 'docs/a.md', '`web/{package,nothing}.json`', 'web/nothing.json'],
  ['a pattern that matches nothing', 'docs/a.md', '`docs/*.nothing`', 'docs/*.nothing'],
  ['a path in a string', 'web/src/a.ts', "const help = 'docs/nothing.md';", 'docs/nothing.md'],
  ['a file by its name alone', 'web/src/a.ts', '/** As in nothing.tsx. */', 'nothing.tsx'],
  ['a decision that nobody made', 'firestore.rules', '// Why: decision 999.', 'decision 999'],
  ['a heading that is gone', 'web/src/a.ts', '// docs/security.md#nothing', 'docs/security.md#nothing'],
  ['a link to nothing', 'docs/a.md', '[a](nothing.md)', '(nothing.md#)'],
  ['a link to a heading that is gone', 'docs/a.md', '[a](security.md#nothing)', '(security.md#nothing)'],
  ['an issue', 'web/src/a.ts', '/** Asked for (issue 5). */', 'issue 5'],
  ['a design from elsewhere', 'docs/a.md', 'See design.md.', 'design.md'],
  ['a specification from elsewhere', 'web/src/a.ts', '/** back-office.md §2 */', 'back-office.md'],
])('notices %s', (_what, file, text, dead) => {
  expect(findDead(file, text)).toContain(dead);
});

it('lets stand what is there', () => {
  const text = `
    docs/decisions, decision 1, web/{package.json,index.html}, CHANGELOG.md and docs/spec/storefront.md#home;
    [a](security.md#switches) [b](https://example.com/nothing.md) [c](spec/storefront.md)`;
  expect(findDead('docs/a.md', text)).toEqual([]);
});
