import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

it('names every command where a developer would look', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', 'docs/testing.md'].map(read).join('\n');
  const commands = Object.keys(manifest.scripts);
  // What belongs to another one, such as `build:web`, is read of in package.json.
  const whole = commands.filter((name) => !commands.includes(name.split(':').slice(0, -1).join(':')));
  const unnamed = whole.filter((name) => !new RegExp(`npm (?:run )?${name}(?![\\w:-])`).test(pages));
  expect(unnamed).toEqual([]);
});
