/** A reporter of Vitest that writes what its JSON report leaves out to the file that `TEMPERA_EXTRA_REPORT` names. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { FileTime, UnhandledError } from './test-results.ts';

export interface Extra {
  files: FileTime[];
  errors: UnhandledError[];
}

export default class ExtraReport implements Reporter {
  private readonly files: FileTime[] = [];

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, setupDuration, prepareDuration, duration } = module.diagnostic();
    const seconds = Math.round((collectDuration + setupDuration + prepareDuration + duration) / 100) / 10;
    const file = relative(process.cwd(), module.moduleId).replaceAll('\\', '/');
    this.files.push({ file, seconds, tests: [...module.children.allTests()].length });
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const target = process.env.TEMPERA_EXTRA_REPORT;
    const errors = unhandled.map(({ message, stack = '' }) => ({ message, stack }));
    const extra: Extra = { files: this.files, errors };
    if (target) writeFileSync(target, JSON.stringify(extra));
  }
}
