/** A reporter of Vitest that writes how long each spec file took to the file that `TEMPERA_FILE_TIMES` names. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { FileTime } from './test-results.ts';

export default class FileTimes implements Reporter {
  private readonly files: FileTime[] = [];

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, setupDuration, prepareDuration, duration } = module.diagnostic();
    const seconds = Math.round((collectDuration + setupDuration + prepareDuration + duration) / 100) / 10;
    const file = relative(process.cwd(), module.moduleId).replaceAll('\\', '/');
    this.files.push({ file, seconds, tests: [...module.children.allTests()].length });
  }

  onTestRunEnd(): void {
    const target = process.env.TEMPERA_FILE_TIMES;
    if (target) writeFileSync(target, JSON.stringify(this.files));
  }
}
