import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..', '..');

/** Files with a line that begins so; none is no error. */
function filesWith(pattern: string): string[] {
  const asked = ['grep', '-lIE', '--untracked', pattern, '--', '.', ':!package-lock.json'];
  try {
    return execFileSync('git', asked, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  } catch (error) {
    if ((error as { status?: number }).status === 1) return [];
    throw error;
  }
}

it('no file keeps the marks of a merge', () => {
  expect(filesWith('^(<{7}|>{7}) ')).toEqual([]);
  expect(filesWith('^# Changelog$')).toEqual(['CHANGELOG.md']);
});
