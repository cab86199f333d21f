/** Runs one layer of the tests and counts it. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, stateDir } from '../../emulators/launcher/paths.ts';
import { run } from '../../emulators/launcher/processes.ts';
import { type Layer, type ToolLayer, tools } from './arguments.ts';
import { countVitest, failuresOf, type LayerResult, type VitestReport } from './test-results.ts';

export type VitestLayer = Exclude<Layer, ToolLayer>;
/** Projects of vitest.config.ts: the layers, and what follows those that send queries. */
type Project = VitestLayer | 'queries';

/** All commands of a layer must succeed; the layer counts as one. */
const commands: Record<ToolLayer, [program: string, ...args: string[]][]> = {
  format: [['biome', 'format', '.']],
  lint: [['biome', 'lint', '--error-on-warnings', '.'], ['knip']],
  types: [['tsc', '-p', 'tsconfig.json', '--noEmit']],
};

export const isTool = (layer: Layer): layer is ToolLayer => tools.some((tool) => tool === layer);

export async function runTool(layer: ToolLayer): Promise<LayerResult> {
  const started = Date.now();
  title(layer);
  let failed = 0;
  for (const [program, ...args] of commands[layer]) {
    const { code } = await run(bin(program), args, { cwd: root, output: 'screen' });
    if (code !== 0) failed = 1;
  }
  return { layer, passed: 1 - failed, failed, ms: Date.now() - started };
}

/** @param env what the tests need to find their emulators @param words choose spec files; none chooses all */
export async function runVitest(
  layer: Project,
  env: Record<string, string>,
  words: readonly string[] = [],
): Promise<LayerResult> {
  const started = Date.now();
  title(layer);
  // By process id, so that runs side by side keep apart.
  const reportFile = join(stateDir, `report-${layer}-${process.pid}.json`);
  mkdirSync(stateDir, { recursive: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { code } = await run(bin('vitest'), ['run', '--project', layer, ...reporters, ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    output: 'screen',
  });
  const report = existsSync(reportFile)
    ? (JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport)
    : undefined;
  rmSync(reportFile, { force: true });
  const failures = report ? failuresOf(report) : [];
  return { layer, ...countVitest(report, code), ms: Date.now() - started, failures };
}

const title = (layer: Layer | Project): void => console.log(`\n== ${layer} ==`);
