import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { beyond, readRecording, readSnapshot } from './snapshot.ts';

/** The last test of a run: what its layers sent, against what `queries.txt` says. The launcher names both. */
const dir = process.env.TEMPERA_QUERIES ?? '';
const layers = process.env.TEMPERA_LAYERS?.split(',') ?? [];
const sent = readRecording(dir);

it('sends no query that queries.txt lacks', () => {
  const command = `npm run queries -- ${relative('.', dir)}`;
  expect(sent.size).toBeGreaterThan(0);
  expect(beyond(sent, readSnapshot()), `new queries; ${command} adds them`).toEqual([]);
});

// Fewer layers, or a few of their files, could not have seen everything.
if (['browser', 'browser-long', 'functions', 'functions-long'].every((layer) => layers.includes(layer))) {
  it('sends every query of queries.txt', () => {
    expect(beyond(readSnapshot(), sent), 'no test sends these: add one, or delete the lines').toEqual([]);
  });
}
