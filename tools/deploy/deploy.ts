import { join } from 'node:path';
import { keepLastRelease } from '../../web/build/keep-last-release.ts';
import { examine } from './doctor.ts';
import { findTraces } from './find-traces.ts';
import type { Finding } from './finding.ts';
import { keepSourceMaps, releasesDir } from './keep-source-maps.ts';
import { originOf, type Parameters, readParameters, regionOf } from './read-parameters.ts';
import { smoke } from './smoke.ts';
import type { World } from './world.ts';

interface Step {
  title: string;
  /** As somebody would type it; left out for what has no command of its own. */
  command?: [program: string, ...args: string[]];
  /** @returns what went wrong, or nothing */
  take: () => Promise<string | undefined>;
}

/** Tells `predeploy` that the build is made, and that files of the last release lie in it. */
export const builtAlready = 'TEMPERA_BUILT';

const marks = { good: 'ok     ', missing: 'MISSING', unknown: 'unknown' } as const;

/**
 * Looks for what is missing, prints the plan, and unless it is a dry run takes it step by step.
 * @returns the exit code: 1 when something is missing or a step fails
 */
export async function deploy(project: string, isDry: boolean, world: World): Promise<number> {
  const { print } = world;
  const found = readParameters(world.root, project);
  const findings = await examine(found, project, world);
  print(`What ${project} needs:`);
  for (const finding of findings) print(describe(finding));
  const steps = planOf(found, project, world);
  print('\nThe plan:');
  for (const [index, { title, command }] of steps.entries())
    print(`  ${index + 1}. ${title}${command ? `\n     ${shown(command)}` : ''}`);
  print(`\n${afterwards(project)}\n\n${wayBack(project)}`);
  const lacking = findings.filter(({ state }) => state !== 'good').length;
  if (lacking > 0) {
    print(`\n${lacking} of ${findings.length} are missing or unknown: nothing was sent.`);
    return 1;
  }
  if (isDry) return 0;
  for (const { title, take } of steps) {
    print(`\n== ${title} ==`);
    const wrong = await take();
    if (wrong !== undefined) {
      print(`${wrong}\n\n${wayBack(project)}`);
      return 1;
    }
  }
  print(`\n${originOf(found, project)} has the new release.\n${afterwards(project)}`);
  return 0;
}

/** As somebody would type it: firebase-tools is the project's own. */
const shown = (command: readonly string[]) =>
  `${command[0] === 'firebase' ? 'npx ' : ''}${command.join(' ')}`;

const describe = ({ title, state, remedy }: Finding) =>
  `  ${marks[state]}  ${title}${remedy ? `\n           ${remedy}` : ''}`;

function planOf(found: Parameters, project: string, { root, run, fetch: get }: World): Step[] {
  const origin = originOf(found, project);
  const dist = join(root, 'web', 'dist');
  const env = Object.fromEntries(Object.entries(found.web).map(([name, value]) => [name, value ?? '']));
  const command = (title: string, [program, ...args]: [string, ...string[]]): Step => ({
    title,
    command: [program, ...args],
    async take() {
      const code = await run(program, args, { ...env, [builtAlready]: '1' });
      return code === 0 ? undefined : `${program} ${args.join(' ')} ended with ${code}.`;
    },
  });
  const send = (only: string): [string, ...string[]] => [
    'firebase',
    'deploy',
    '--only',
    only,
    '--project',
    project,
    '--non-interactive',
    // Functions that the code has no more are removed.
    '--force',
  ];
  return [
    command('Build web app and functions', ['npm', 'run', 'build']),
    {
      title: 'Look for traces of the local store in the build',
      async take() {
        const traces = findTraces(root);
        if (!traces) return 'There is no build in web/dist.';
        return traces.length > 0 ? traces.join('\n') : undefined;
      },
    },
    {
      title: `Keep the source maps in ${releasesDir}, and out of what is sent`,
      async take() {
        return keepSourceMaps(root, dist) ? undefined : 'The build has no source maps.';
      },
    },
    {
      title: 'Keep the files of the release in place, for pages that are open',
      async take() {
        await keepLastRelease(dist, origin, get);
        return undefined;
      },
    },
    command('Send rules and indexes', send('firestore,storage')),
    command('Send functions', send('functions')),
    command('Send pages and files', send('hosting')),
    {
      title: `Look at ${origin}`,
      async take() {
        const enforcesAppCheck = found.functions.ENFORCE_APP_CHECK === 'true';
        const wrong = await smoke({ project, region: regionOf(found), origin, enforcesAppCheck }, get);
        return wrong.length > 0 ? wrong.join('\n') : undefined;
      },
    },
  ];
}

/** Documents are brought up to date by code that knows both shapes, hence once it runs. */
const afterwards = (project: string) =>
  `Afterwards, for documents of an older version: npm run migrate -- --project ${project}`;

const wayBack = (project: string) => `To go back:
  Pages and files: Hosting in the console, Release history, Roll back. The function that renders goes back with them.
  Functions and rules: git checkout of the last good commit, then npm run deploy -- --project ${project}.
  Data: docs/recovery.md.`;
