/**
 * `npm run setup -- --project ID --region R`: makes a project of Google Cloud ready for a store. Each step may be taken again; what is
 * done is left alone. `--print` prints the commands and takes none. `--billing-account A` adds a budget, `--origin O` the store's
 * own domain. Exits 1 when a step fails.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Failure, messageOf } from '../../emulators/launcher/failure.ts';
import { runAsScript } from '../../emulators/launcher/run-as-script.ts';
import { assertProjectId } from '../project-id.ts';
import { askForKeys } from './ask-for-keys.ts';
import { newOwnerClaim, ownerClaimText } from './owner-claim.ts';
import { printByHand, printStep } from './print-steps.ts';
import { questions } from './questions.ts';
import { setupSteps, stepsByHand, type Target } from './steps.ts';
import { assertSignedIn, takeStep } from './take-step.ts';

const usage =
  'npm run setup -- --project my-store --region europe-west1 [--origin ADDRESS] [--billing-account ID] [--print]';

function parse(): Target & { print: boolean } {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      options: {
        project: text,
        region: text,
        origin: text,
        'billing-account': text,
        print: { type: 'boolean' },
      },
    });
    const { project, region, origin, print = false, 'billing-account': billingAccount } = values;
    if (!project || !region) throw new Error('It needs a project and a region.');
    assertProjectId(project);
    if (!/^[a-z]+-[a-z]+\d+$/.test(region))
      throw new Error(`${region} is no region, as europe-west1 is one.`);
    if (origin !== undefined && !/^https:\/\/[^/]+$/.test(origin))
      throw new Error(`${origin} is no origin, as https://store.example.com is one.`);
    return { project, region, print, billingAccount, origin };
  } catch (error) {
    throw new Failure(`${messageOf(error)}\n${usage}`);
  }
}

async function takeAll(target: Target): Promise<number> {
  await assertSignedIn();
  const failed: string[] = [];
  for (const step of setupSteps(target, randomBytes(32).toString('hex'))) {
    process.stdout.write(`${step.title} ... `);
    const outcome = await takeStep(step);
    console.log(outcome.state === 'failed' ? `failed:\n  ${outcome.reason}` : outcome.state);
    if (outcome.state === 'failed') failed.push(step.title);
  }
  await askForKeys(target.project, questions);
  console.log(`\n${ownerClaimText(target, newOwnerClaim())}`);
  console.log(`\nBy hand:\n${stepsByHand(target).map(printByHand).join('\n')}`);
  if (failed.length === 0) return 0;
  console.log(`\n${failed.length} failed; once what they name is there, run this again:`);
  for (const title of failed) console.log(`- ${title}`);
  return 1;
}

await runAsScript(async () => {
  const { print, ...target } = parse();
  if (!print) return takeAll(target);
  for (const step of setupSteps(target, '')) console.log(printStep(step));
  console.log(
    `# By hand\n${stepsByHand(target)
      .map((one) => printByHand(one).replace(/^/gm, '# '))
      .join('\n')}`,
  );
  return 0;
});
