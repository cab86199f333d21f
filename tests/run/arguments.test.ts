import { describe, expect, it } from 'vitest';
import { gate, layers, parseTestArguments } from './arguments.ts';

describe('parseTestArguments', () => {
  it('tests what a change must pass, and verifies everything', () => {
    expect(parseTestArguments([])).toEqual(gate);
    expect(parseTestArguments(['--all'])).toEqual(layers);
    expect(layers.filter((layer) => !gate.includes(layer))).toEqual([
      'rules-long',
      'browser-long',
      'functions-long',
    ]);
  });

  it('runs the named layers in their own order', () => {
    expect(parseTestArguments(['rules', 'unit'])).toEqual(['unit', 'rules']);
  });

  it.each([
    [['rulez'], /no test layer rulez; there are: format/],
    [['--frish'], /Unknown option '--frish'/],
  ])('refuses %j in one line', (argv, message) => {
    expect(() => parseTestArguments(argv)).toThrow(message);
  });
});
