import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * What only the stack's own project has: triggers and queues, for which a test waits; functions by HTTP, real tokens, the
 * emulators' log. `whole-person.ts` is a person with all that triggers write about them.
 */
const needsStack =
  /vi\.waitFor|expect\.poll|support\/(?:http|publishing|sales|attachments|whole-person)\.ts|triggers of the running store|TEMPERA_(?:STORE_URL|EMULATOR_LOG)/;

const files = globSync('tests/functions/*.test.ts').filter((file) => !file.includes('.long.'));

it.each(files)('%s is in the list that it belongs to', (file) => {
  const reason = needsStack.exec(readFileSync(file, 'utf8'))?.[0];
  const hint = reason
    ? `uses ${reason}, which no worker's own project has: name it *.stack.test.ts`
    : 'needs no trigger, queue, HTTP or token: without .stack in its name it runs beside others';
  expect(file.includes('.stack.'), hint).toBe(reason !== undefined);
});

/** What a worker has loaded serves its next files too, so these would get the stand-ins of another, or leave theirs to it. */
const replacesModules = /\bvi\.(?:mock|doMock|resetModules)\(|^shareWorkers\(/m;

it('files that replace modules are alone with what they have loaded', () => {
  const units = globSync('{domain,functions,web,emulators,tests,tools,packages}/**/*.test.{ts,tsx}', {
    exclude: (name) => name === 'node_modules',
  }).filter((file) => !/^tests\/(?:rules|functions|browser)\//.test(file));
  expect(units.length).toBeGreaterThan(150);
  const wrong = units.filter(
    (file) => replacesModules.test(readFileSync(file, 'utf8')) !== file.includes('.alone.test.'),
  );
  expect(wrong).toEqual([]);
});
