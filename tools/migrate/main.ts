/**
 * `npm run migrate -- --project ID`: brings documents of an older version up to date. What is noted as done is left alone, what was
 * stopped goes on. A project whose id begins with `demo-` is the running store's; `--offset N` looks for it on shifted ports. Exits 1
 * when a document could not be written.
 */
import { parseArgs } from 'node:util';
import { Failure, messageOf } from '../../emulators/launcher/failure.ts';
import { runAsScript } from '../../emulators/launcher/run-as-script.ts';
import { findStore } from '../find-store.ts';
import { assertProjectId } from '../project-id.ts';
import { describeOutcome } from './describe-outcome.ts';

const usage = 'npm run migrate -- --project my-store';

function parse() {
  try {
    const options = { project: { type: 'string' }, offset: { type: 'string' } } as const;
    const { project, offset = '0' } = parseArgs({ options }).values;
    if (!project) throw new Error('Name the project.');
    if (!project.startsWith('demo-')) assertProjectId(project);
    return { project, offset: Number(offset) };
  } catch (error) {
    throw new Failure(`${messageOf(error)}\n${usage}`);
  }
}

/** Asked once, ahead of the Admin SDK: without credentials it fails in the background as well, where nobody catches it. */
async function assertCredentials(): Promise<void> {
  const { applicationDefault } = await import('firebase-admin/app');
  try {
    await applicationDefault().getAccessToken();
  } catch {
    throw new Failure('Sign in first: gcloud auth application-default login');
  }
}

/** Google's libraries say it in a sentence with addresses; what to do is one command. */
function withRemedy(error: unknown): unknown {
  const isLocked = /default credentials|invalid_grant|UNAUTHENTICATED|PERMISSION_DENIED/i.test(
    messageOf(error),
  );
  return isLocked
    ? new Failure(`${messageOf(error)}\nSign in first: gcloud auth application-default login`)
    : error;
}

await runAsScript(async () => {
  const { project, offset } = parse();
  if (project.startsWith('demo-')) await findStore(offset);
  else await assertCredentials();
  process.env.GCLOUD_PROJECT = project;
  // Only now: the Admin SDK reads project and addresses as it opens.
  const { runMigrations } = await import('../../functions/src/migrations/run-migrations.ts');
  try {
    const outcomes = await runMigrations({
      report: (id, { cursor, counts }) => console.log(`          ${id}: ${counts.seen}, in ${cursor.step}`),
    });
    for (const outcome of outcomes) console.log(describeOutcome(outcome));
    return outcomes.some(({ state }) => state === 'failed') ? 1 : 0;
  } catch (error) {
    throw withRemedy(error);
  }
});
