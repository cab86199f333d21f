/** A reporter of Vitest that says how many attacks got through: whatever was not seen to be refused counts as one. */
import type { Reporter, TestModule } from 'vitest/node';

export default class CountAttacks implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const attacks = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.meta().isAttack);
    const through = attacks.filter((test) => test.result().state !== 'passed');
    console.log(`\n${through.length} of ${attacks.length} attacks got through`);
  }
}
