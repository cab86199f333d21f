import { globSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, posix } from 'node:path';
import { releasesDir } from '../deploy/keep-source-maps.ts';

/** A place in a built file, in any browser's stack or in a report: name, line and column, both from 1. */
const place = /(?:assets\/)?([\w.-]+\.js):(\d+):(\d+)/g;

/** A stack whose places in built files are those in the source, as far as the maps of a deploy from this checkout know them. */
export function findSource(stack: string, root: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (file: string) => {
    if (!maps.has(file)) {
      // A file's name is made of its content, so whichever release has it has the same one.
      const [found] = globSync(`*/${file}.map`, { cwd: join(root, releasesDir) });
      const text = found && readFileSync(join(root, releasesDir, found), 'utf8');
      maps.set(file, text ? new SourceMap(JSON.parse(text)) : undefined);
    }
    return maps.get(file);
  };
  return stack.replace(place, (built, file: string, row: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(row) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return built;
    return `${posix.join('web/dist/assets', entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}
