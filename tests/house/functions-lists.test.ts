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
