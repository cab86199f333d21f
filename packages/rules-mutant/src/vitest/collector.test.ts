import { expect, it } from 'vitest';
import * as declared from './collector.ts';
import { findFailure } from './run-tests.ts';

const log: string[] = [];
const collected = await declared.collect(async () => {
  declared.beforeAll(() => log.push('open'));
  declared.afterAll(() => log.push('close'));
  declared.afterAll(() => log.push('tidy'));
  declared.describe.each(['a', 'b'])('of %s', (letter) => {
    declared.beforeEach(() => log.push('before'));
    declared.afterEach(() => log.push('after'));
    declared.it.each([
      ['first', 1],
      ['second', 2],
    ])('the %s', (_name, number) => {
      log.push(`${letter}${number}`);
      if (letter + number === 'b1') throw new Error('no');
    });
  });
  declared.it('alone', () => {
    declared.onTestFinished(() => log.push('put back first'));
    declared.onTestFinished(() => log.push('put back'));
    log.push('alone');
  });
});

it('collects tests with the names of what they stand in', () => {
  expect(collected.tests.map(({ name }) => name)).toEqual([
    'of a > the first',
    'of a > the second',
    'of b > the first',
    'of b > the second',
    'alone',
  ]);
});

it('runs them in any order with what belongs to them, until one fails', async () => {
  log.length = 0;
  const [a1, , b1, b2, alone] = collected.tests as [never, never, never, never, never];
  expect(await findFailure(collected, [alone, a1])).toBeNull();
  expect(log.splice(0)).toEqual([
    'open',
    'alone',
    'put back',
    'put back first',
    'before',
    'a1',
    'after',
    'tidy',
    'close',
  ]);
  expect(await findFailure(collected, [b1, b2])).toMatchObject({ test: { name: 'of b > the first' } });
  expect(log.splice(0)).toEqual(['open', 'before', 'b1', 'after', 'tidy', 'close']);
});

it('tells what goes wrong around the tests from what they find', async () => {
  const broken = { ...collected, beforeAll: [() => Promise.reject(new Error('no emulator'))] };
  await expect(findFailure(broken, collected.tests)).rejects.toThrow('no emulator');
});

it('does not take a lame emulator for an answer', async () => {
  const unavailable = Object.assign(new Error('busy'), { code: 'unavailable' });
  const [test] = collected.tests as [(typeof collected.tests)[number]];
  const lame = { ...test, body: () => Promise.reject(unavailable) };
  await expect(findFailure(collected, [lame])).rejects.toThrow('busy');
});

it('does what hooks return when their time is over', async () => {
  log.length = 0;
  const { tests, ...hooks } = await declared.collect(async () => {
    declared.beforeAll(() => () => log.push('closed'));
    declared.beforeEach(() => () => log.push('swept'));
    declared.test('one', () => log.push('one'));
    declared.it.skip('another', () => log.push('another'));
  });
  expect(await findFailure({ tests, ...hooks }, tests)).toBeNull();
  expect(log).toEqual(['one', 'swept', 'closed']);
});

it('refuses hooks that it would run at the wrong time', async () => {
  const load = async () => declared.describe('inner', () => declared.beforeAll(() => {}));
  await expect(declared.collect(load)).rejects.toThrow('within inner');
});
