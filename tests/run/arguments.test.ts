import { describe, expect, it } from 'vitest';
import { gate, helpText, layers, parseTestArguments } from './arguments.ts';

describe('parseTestArguments', () => {
  it('tests what a change must pass, and verifies everything', () => {
    expect(parseTestArguments([])).toEqual({ layers: gate, words: [] });
    expect(parseTestArguments(['--all'])).toEqual({ layers, words: [] });
    expect(layers.filter((layer) => !gate.includes(layer))).toEqual([
      'rules-long',
      'browser-long',
      'functions-long',
      'attacks',
      'rehearsal-long',
      'durability-long',
      'documents-long',
      'stripe-long',
    ]);
  });

  it('has a help that names every layer', () => {
    for (const layer of layers) expect(helpText).toContain(layer);
  });

  it('runs the named layers in their own order', () => {
    expect(parseTestArguments(['rules', 'unit'])).toEqual({ layers: ['unit', 'rules'], words: [] });
  });

  it('runs the files of a layer that are named by words of their paths', () => {
    expect(parseTestArguments(['rules', 'coupons', 'orders'])).toEqual({
      layers: ['rules'],
      words: ['coupons', 'orders'],
    });
  });

  it.each([
    [['rulez'], /no test layer rulez; there are: format/],
    [['coupons', 'rules'], /no test layer coupons/],
    [['unit', 'lint', 'coupons'], /lint judges all of the code and takes no coupons/],
    [['--frish'], /Unknown option '--frish'/],
  ])('refuses %j in one line', (argv, message) => {
    expect(() => parseTestArguments(argv)).toThrow(message);
  });
});
