import { it } from 'vitest';
import { useBrowser } from './kit/browser.ts';
import { expectSteadyReads } from './kit/talks.ts';

useBrowser();

it.each(['in a ticket', 'with the team'])(
  'a conversation %s costs as much when it is long, and nothing while nobody writes in it',
  expectSteadyReads,
);
