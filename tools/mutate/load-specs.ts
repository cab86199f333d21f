/** The spec files of the rules, collected in this process. */
import { underTest } from '../../tests/rules/kit/open-rules.ts';
import { type Collected, collect } from './collector.ts';
import { specNames } from './spec-names.ts';

export interface Spec extends Collected {
  /** The file's name without its endings. */
  name: string;
  /** The emulator's project that it works in. */
  project: string;
}

/** @param worker keeps the projects of workers apart. Specs that open no rules are left out. */
export async function loadSpecs(worker: string): Promise<Map<string, Spec>> {
  const specs = new Map<string, Spec>();
  for (const name of specNames()) {
    let project: string | undefined;
    underTest.projectOf = (spec) => {
      project = `demo-mutate-${worker}-${spec}`;
      return project;
    };
    const collected = await collect(() => import(`../rules/${name}.test.ts`));
    if (project) specs.set(name, { ...collected, name, project });
  }
  return specs;
}
