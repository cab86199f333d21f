/** A reporter of Vitest that says how many attacks got through: whatever was not seen to be refused counts as one. */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

const isLoaded = (module: TestModule) => module.errors().length === 0;

export default class CountAttacks implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const attacks = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.meta().isAttack);
    const through = attacks.filter((test) => test.result().state !== 'passed');
    // Nobody knows how many attacks stand in a file that can't be read.
    const unread = modules.filter((module) => !isLoaded(module));
    const verdict = `${through.length + unread.length} of ${attacks.length + unread.length} attacks got through`;
    const target = process.env.TEMPERA_VERDICT;
    if (target) writeFileSync(target, JSON.stringify(verdict));
    else console.log(`\n${verdict}`);
  }
}
