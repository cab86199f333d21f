import { expect, it } from 'vitest';
import { react, toWritten } from './react.ts';

const document = (fields: object | undefined, millis?: number) => ({
  data: () => fields,
  updateTime: millis === undefined ? undefined : { toMillis: () => millis },
});
const event = (before: object | undefined, after: object | undefined) =>
  ({
    id: 'e1',
    params: { id: 'o1' },
    data: { before: document(before), after: document(after, after && 1_700_000_000_123) },
    time: '2026-11-23T10:00:00Z',
  }) as never;

it('tells what was written, and when', () => {
  expect(toWritten(event(undefined, { status: 'pending' }))).toEqual({
    eventId: 'e1',
    id: 'o1',
    parent: '',
    before: undefined,
    after: { status: 'pending' },
    writtenAt: 1_700_000_000_123,
    at: Date.parse('2026-11-23T10:00:00Z'),
  });
  expect(toWritten(event({ status: 'pending' }, undefined)).writtenAt).toBeUndefined();
});

it('runs all reactions, and fails as those that failed', async () => {
  const written = toWritten(event(undefined, {}));
  const ran: string[] = [];
  const note = (name: string) => () => {
    ran.push(name);
  };
  const fail = (name: string) => () => {
    throw new Error(name);
  };
  await react([note('a'), async () => note('b')()], written);
  await expect(react([fail('one'), note('c')], written)).rejects.toThrow('one');
  await expect(react([fail('one'), note('d'), fail('two')], written)).rejects.toMatchObject({
    errors: [new Error('one'), new Error('two')],
  });
  expect(ran).toEqual(['a', 'b', 'c', 'd']);
});
