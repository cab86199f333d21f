import { describe, expect, it } from 'vitest';
import config from '../../vitest.config.ts';
import { layers } from './arguments.ts';
import { planOf } from './plan.ts';

describe('planOf', () => {
  it('runs every project of vitest.config.ts but the comparison of queries, which ends a run', () => {
    const projects = config.test?.projects?.map((one) => (one as { test: { name: string } }).test.name) ?? [];
    const planned = planOf(layers, true).flatMap((part) => part.projects);
    expect(planned.toSorted()).toEqual(projects.filter((name) => name !== 'queries').toSorted());
  });

  it('takes a layer apart for a whole run, and leaves it whole for a few files', () => {
    const names = (isWhole: boolean) => planOf(['functions'], isWhole).map(({ projects }) => projects);
    expect(names(true)).toEqual([['functions'], ['functions-stack'], ['functions-alone']]);
    expect(names(false)).toEqual([['functions', 'functions-stack', 'functions-alone']]);
  });
});
