import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { passwordRequirements } from '@tempera/domain/people/account-forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printStep } from './print-steps.ts';
import { apis, newVersion, type Step, setupSteps, stepsByHand, versionsOf } from './steps.ts';

const target = { project: 'my-store', region: 'europe-west1', billingAccount: '012345-6789AB-CDEF01' };
const steps = setupSteps(target, 'a'.repeat(64));

/** The Cloud SDK that `gcloud` on the PATH is a part of. */
function findSdk(): string | undefined {
  const found = (process.env.PATH ?? '')
    .split(delimiter)
    .map((dir) => join(dir, 'gcloud'))
    .find((file) => existsSync(file));
  const roots = found ? [dirname(dirname(realpathSync(found))), '/usr/lib/google-cloud-sdk'] : [];
  return roots.find((root) => existsSync(join(root, 'lib/googlecloudsdk')));
}

const sdk = findSdk();

describe.runIf(sdk)('the installed gcloud understands', () => {
  let dir = '';
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'tempera-gcloud-'));
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  /** The parser reads the files that arguments name. */
  const withFiles = ({ files = {} }: Step, args: readonly string[]) =>
    args.map((arg) => {
      const [flag, name = ''] = arg.split('=');
      if (!Object.hasOwn(files, name)) return arg;
      writeFileSync(join(dir, name), files[name] ?? '');
      return `${flag}=${join(dir, name)}`;
    });
  const complaints = (lists: string[][]): (string | null)[] => {
    const args = [join(import.meta.dirname, 'parse-gcloud.py'), sdk ?? ''];
    const env = { ...process.env, CLOUDSDK_CONFIG: dir, CLOUDSDK_CORE_DISABLE_PROMPTS: '1' };
    return JSON.parse(
      execFileSync('python3', args, { input: JSON.stringify(lists), env, encoding: 'utf8', stdio: 'pipe' }),
    );
  };

  it('every command of the setup, and none with a flag that it does not have', { timeout: 180_000 }, () => {
    const { project } = target;
    const keys = {
      ...newVersion(project, 'STRIPE_SECRET_KEY', 'sk'),
      doneWhen: versionsOf(project, 'SMTP_PASSWORD'),
    };
    const lists = [...steps, keys].flatMap((step) =>
      [step.gcloud, step.doneWhen].flatMap((args) => (args ? [withFiles(step, args)] : [])),
    );
    const [wrong, ...said] = complaints([['services', 'enable', '--no-such-flag'], ...lists]);
    expect(wrong).toBeTypeOf('string');
    expect(said.flatMap((text, index) => (text ? [`${lists[index]?.join(' ')}: ${text}`] : []))).toEqual([]);
    expect(said.length).toBeGreaterThan(40);
  });
});

describe('the setup', () => {
  const commands = steps.map(printStep).join('\n');

  it.each([
    ['Enqueuer of tasks', 'roles/cloudtasks.enqueuer'],
    ['Invoker of what queues call', 'roles/run.invoker'],
    ['signs addresses as itself', 'roles/iam.serviceAccountTokenCreator'],
  ])('gives the functions’ account what it needs: %s', (_what, role) => {
    expect(commands).toContain(`--role=${role}`);
    expect(commands).not.toMatch(/roles\/(?:owner|editor)/);
  });

  it('keeps data to go back to', () => {
    for (const flag of ['--enable-pitr', '--recurrence=daily', '--versioning', '--delete-protection'])
      expect(commands).toContain(flag);
  });

  it('lets the store’s own pages fetch files, and no others', () => {
    const corsOf = (origin?: string) => {
      const step = setupSteps({ ...target, origin }, '').find(({ files }) => files?.CORS);
      return (JSON.parse(step?.files?.CORS ?? '[]') as { origin: string[] }[])[0]?.origin;
    };
    const own = [`https://${target.project}.web.app`, `https://${target.project}.firebaseapp.com`];
    expect(corsOf()).toEqual(own);
    expect(corsOf('https://store.example.com')).toEqual([...own, 'https://store.example.com']);
  });

  it('puts everything where the region says', () => {
    expect(commands).toContain('--location=europe-west1');
    expect(commands).not.toContain('us-central1');
  });

  it('shows no secret, and takes no step twice that would make two', () => {
    expect(commands).not.toContain('a'.repeat(64));
    const makes = steps.filter(({ gcloud }) => gcloud?.includes('create'));
    expect(makes.filter(({ doneWhen }) => !doneWhen).map(({ title }) => title)).toEqual([]);
    expect(makes.length).toBeGreaterThan(10);
  });

  it('leaves a budget to the person who names no billing account', () => {
    const { billingAccount: _none, ...without } = target;
    expect(setupSteps(without, '').some(({ gcloud }) => gcloud?.[0] === 'billing')).toBe(false);
    expect(
      stepsByHand(without)
        .map(({ title }) => title)
        .join(),
    ).toContain('budget');
  });

  it('holds new passwords to the checklist of the forms', () => {
    const step = steps.find(({ api }) => api?.url.includes('passwordPolicyConfig'));
    const customStrengthOptions = {
      minPasswordLength: 8,
      containsUppercaseCharacter: true,
      containsLowercaseCharacter: true,
      containsNumericCharacter: true,
    };
    expect(step?.api?.body).toEqual({
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        forceUpgradeOnSignin: false,
        passwordPolicyVersions: [{ customStrengthOptions }],
      },
    });
    expect(passwordRequirements.map(({ id }) => id)).toEqual(['length', 'upper', 'lower', 'digit']);
    const { met } = passwordRequirements[0];
    expect([met('x'.repeat(7)), met('x'.repeat(8))]).toEqual([false, true]);
  });

  it('enables an API once', () => expect(new Set(apis).size).toBe(apis.length));
});
