/**
 * `npm run deploy -- --project ID`: looks for everything that is missing, builds, sends rules, functions and pages, and looks at the
 * store. `--dry-run` says what is missing, and the plan, and sends nothing. Exits 1 when something is missing or fails.
 */
import { parseArgs } from 'node:util';
import { Failure, messageOf } from '../../emulators/launcher/failure.ts';
import { root } from '../../emulators/launcher/paths.ts';
import { runAsScript } from '../../emulators/launcher/run-as-script.ts';
import { assertNotLocal } from '../project-id.ts';
import { deploy } from './deploy.ts';
import { realWorld } from './world.ts';

const usage = 'npm run deploy -- --project my-store [--dry-run]';

function parse() {
  try {
    const options = { project: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;
    const { project, 'dry-run': isDry = false } = parseArgs({ options }).values;
    if (!project) throw new Error('Name the project.');
    assertNotLocal(project);
    return { project, isDry };
  } catch (error) {
    throw new Failure(`${messageOf(error)}\n${usage}`);
  }
}

await runAsScript(() => {
  const { project, isDry } = parse();
  return deploy(project, isDry, realWorld(root));
});
