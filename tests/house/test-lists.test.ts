import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const textOf = (file: string) => readFileSync(file, 'utf8');

/**
 * What only the stack's own project has: triggers and queues, for which a test waits; functions by HTTP, real tokens, the
 * emulators' log. `whole-person.ts` is a person with all that triggers write about them.
 */
const needsStack =
  /vi\.waitFor|expect\.poll|support\/(?:http|download-links|publishing|sales|attachments|whole-person)\.ts|triggers of the running store|TEMPERA_(?:STORE_URL|EMULATOR_LOG)/;

/** What changes the settings of the store for all files, or counts the whole of it, or says why it is alone. */
const needsQuiet =
  /\bwith(?:Settings|Maintenance|MailServer|Seller|Templates|Document)\(|support\/(?:sales|backups)\.ts|^\/\*\* Alone: /m;

function listOf(text: string): 'own project' | 'stack' | 'alone' {
  if (!needsStack.test(text)) return 'own project';
  return needsQuiet.test(text) ? 'alone' : 'stack';
}

describe('files of functions', () => {
  const files = globSync('tests/functions/*.test.ts').filter((file) => !file.includes('.long.'));

  it.each(files)('%s is in the list that it belongs to', (file) => {
    const list = /\.(stack|alone)\.test\.ts$/.exec(file)?.[1] ?? 'own project';
    expect(list, 'see docs/testing.md, What runs beside what').toBe(listOf(textOf(file)));
  });
});

describe('files of the browser', () => {
  const changesSettings = /\bchangeSettings\(|\.doc\('settings\/|^\/\*\* Alone: /m;

  it.each(globSync('tests/browser/*.test.ts'))('%s runs beside others unless it says why not', (file) => {
    expect(/\.alone\./.test(file), 'see docs/testing.md, What runs beside what').toBe(
      changesSettings.test(textOf(file)),
    );
  });
});

/** What a worker has loaded serves its next files too, so these would get the stand-ins of another, or leave theirs to it. */
const replacesModules = /\bvi\.(?:mock|doMock|resetModules)\(|^shareWorkers\(/m;

it('unit files that replace modules are alone with what they have loaded', () => {
  const files = globSync('{domain,functions,cli,web,emulators,tests,tools,packages}/**/*.test.{ts,tsx}', {
    exclude: (name) => name === 'node_modules',
  }).filter((file) => !/^tests\/(?:rules|functions|browser)\//.test(file));
  expect(files.length).toBeGreaterThan(150);
  const wrong = files.filter((file) => replacesModules.test(textOf(file)) !== file.includes('.alone.test.'));
  expect(wrong).toEqual([]);
});
