import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';
import { services } from './ports.ts';

describe('parseArguments', () => {
  it('starts everything, on the fixed ports, with kept data, unless told otherwise', () => {
    expect(parseArguments(['start'], {})).toEqual({
      command: 'start',
      fresh: false,
      empty: false,
      offset: 0,
      only: services,
      seed: true,
    });
  });

  it('reads flags wherever they stand', () => {
    const args = ['--offset', '300', 'emulators', '--only=firestore,auth', '--no-seed'];
    expect(parseArguments(args, {})).toMatchObject({
      command: 'emulators',
      offset: 300,
      only: ['firestore', 'auth'],
      seed: false,
    });
    expect(parseArguments(['start', '--fresh'], {}).fresh).toBe(true);
    expect(parseArguments(['start', '--empty'], {})).toMatchObject({ empty: true, fresh: false });
  });

  it('takes the offset from the environment, and the flag over it', () => {
    const env = { TEMPERA_PORT_OFFSET: '20' };
    expect(parseArguments(['start'], env).offset).toBe(20);
    expect(parseArguments(['start', '--offset=40'], env).offset).toBe(40);
  });

  it.each([
    [[], /no command \(none given\); there are: start/],
    [['fly'], /no command fly/],
    [['start', 'rules'], /start takes no rules/],
    [['start', '--frish'], /Unknown option '--frish'/],
    [['emulators', '--only', 'pubsub'], /no emulator pubsub/],
    [['start', '--offset', 'ten'], /--offset takes a whole number/],
    [['start', '--offset=-1'], /--offset takes a whole number/],
  ])('refuses %j in one line', (argv, message) => {
    expect(() => parseArguments(argv, {})).toThrow(message);
    try {
      parseArguments(argv, {});
    } catch (error) {
      expect((error as Error).name).toBe('Failure');
      expect((error as Error).message).not.toContain('\n');
    }
  });
});
