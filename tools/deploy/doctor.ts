/** Looks for everything that a deploy needs, all of it in one run. It changes nothing. */
import { isProjectId, projectIdRule } from '../project-id.ts';
import { accountOf, apis, bucketOf, secrets } from '../setup/steps.ts';
import { findTraces } from './find-traces.ts';
import type { Finding } from './finding.ts';
import { lookAtMail } from './look-at-mail.ts';
import { lookAtPayments } from './look-at-payments.ts';
import { fileOf, type Parameters, regionOf } from './read-parameters.ts';
import type { Answer, World } from './world.ts';

type Found = Finding | Finding[];
type Look = (found: Parameters, project: string, world: World) => Promise<Found> | Found;

const good = (title: string): Finding => ({ title, state: 'good' });
const missing = (title: string, remedy: string): Finding => ({ title, state: 'missing', remedy });
const unknown = (title: string, remedy: string): Finding => ({ title, state: 'unknown', remedy });
const whether = (is: boolean, title: string, remedy: string) => (is ? good(title) : missing(title, remedy));

/** In the order in which somebody would mend them. */
const looks: readonly Look[] = [
  lookAtParameters,
  lookAtTree,
  lookAtSignIn,
  lookAtProject,
  lookAtMail,
  lookAtPayments,
  lookAtIndexes,
  lookAtBundle,
];

export async function examine(found: Parameters, project: string, world: World): Promise<Finding[]> {
  const all = await Promise.all(looks.map((look) => look(found, project, world)));
  return all.flat();
}

function lookAtParameters(found: Parameters, project: string): Finding[] {
  const { functions, web } = found;
  const [ofFunctions, ofWeb] = [fileOf('functions', project), fileOf('web', project)];
  const config = `npx firebase apps:sdkconfig web --project ${project} shows it`;
  // As docs/deploy.md has them before they are written.
  const isWritten = (text = '') => text !== '' && !/\.\.\.|^ID\b/.test(text);
  const isOrigin = (text = '') => /^https:\/\/[^/]+\/?$/.test(text);
  return [
    ...(isProjectId(project) ? [] : [missing(`a project that is called ${project}`, projectIdRule)]),
    whether(
      /^[^\s@]+@[^\s@]+$/.test(functions.OWNER_EMAIL ?? ''),
      `OWNER_EMAIL in ${ofFunctions}`,
      'Write the email address of the owner there: OWNER_EMAIL=you@example.com',
    ),
    whether(
      /^[\w-]{32,200}$/.test(functions.OWNER_CLAIM ?? ''),
      `OWNER_CLAIM in ${ofFunctions}`,
      'Write the code there by which the owner claims the store, at least 32 letters and digits: OWNER_CLAIM=… as npm run setup prints it.',
    ),
    whether(
      isOrigin(functions.STORE_ORIGIN),
      `STORE_ORIGIN in ${ofFunctions}`,
      `Write the store’s address there: STORE_ORIGIN=https://${project}.web.app`,
    ),
    whether(
      web.VITE_FIREBASE_PROJECT_ID === project,
      `VITE_FIREBASE_PROJECT_ID in ${ofWeb}`,
      `Write the project there: VITE_FIREBASE_PROJECT_ID=${project}`,
    ),
    ...['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_AUTH_DOMAIN', 'VITE_FIREBASE_APP_ID'].map((name) =>
      whether(isWritten(web[name]), `${name} in ${ofWeb}`, `Write it there; ${config}.`),
    ),
    whether(
      (web.VITE_FIREBASE_REGION || 'us-central1') === regionOf(found) &&
        /^[a-z]+-[a-z]+\d+$/.test(regionOf(found)),
      'one region for pages and functions',
      `Give VITE_FIREBASE_REGION in ${ofWeb} and STORE_REGION in ${ofFunctions} the same value, a region as europe-west1.`,
    ),
    ...lookAtAppCheck(found, project),
    whether(
      isOrigin(web.VITE_STORE_ORIGIN) && web.VITE_STORE_ORIGIN === functions.STORE_ORIGIN,
      'one address for pages and mails',
      `Give VITE_STORE_ORIGIN in ${ofWeb} and STORE_ORIGIN in ${ofFunctions} the same value.`,
    ),
  ];
}

/** Half of it would leave pages without their content once the database insists on it, too. */
function lookAtAppCheck({ functions, web }: Parameters, project: string): Finding[] {
  if (functions.ENFORCE_APP_CHECK !== 'true' && web.VITE_ENFORCE_APP_CHECK !== 'true') return [];
  const whole =
    functions.ENFORCE_APP_CHECK === web.VITE_ENFORCE_APP_CHECK &&
    Boolean(web.VITE_APP_CHECK_SITE_KEY) &&
    functions.WEB_APP_ID === web.VITE_FIREBASE_APP_ID;
  return [
    whether(
      whole,
      'App Check in pages and functions',
      `Write VITE_APP_CHECK_SITE_KEY and VITE_ENFORCE_APP_CHECK=true into ${fileOf('web', project)}, ENFORCE_APP_CHECK=true and WEB_APP_ID, the same as VITE_FIREBASE_APP_ID, into ${fileOf('functions', project)}.`,
    ),
  ];
}

async function lookAtTree(_found: Parameters, _project: string, { ask }: World): Promise<Finding> {
  const { code, stdout } = await ask('git', ['status', '--porcelain']);
  const title = 'a clean working tree';
  if (code !== 0) return unknown(title, 'Deploy from a clone with git: what is sent should be a commit.');
  return whether(
    stdout === '',
    title,
    'Commit or stash what git status shows, so that a commit says what was sent.',
  );
}

async function lookAtSignIn(_found: Parameters, project: string, { ask }: World): Promise<Finding[]> {
  const { code, stdout } = await ask('firebase', ['projects:list', '--json', '--non-interactive']);
  const title = 'signed in to Firebase';
  if (code !== 0) return [missing(title, 'npx firebase login')];
  return [
    good(title),
    whether(
      stdout.includes(`"${project}"`),
      `the Firebase project ${project}`,
      `npm run setup -- --project ${project} --region europe-west1, or sign in as somebody who may see it`,
    ),
  ];
}

/** Lines that `gcloud` prints, or why there are none. */
const linesOf = ({ code, stdout }: Answer) => (code === 0 ? stdout.split('\n').filter(Boolean) : undefined);

async function lookAtProject(found: Parameters, project: string, { ask }: World): Promise<Finding[]> {
  const inProject = `--project=${project}`;
  const setup = `npm run setup -- --project ${project} --region ${regionOf(found)}`;
  const titles = [
    'the Blaze plan',
    'the APIs',
    'the database',
    'the accounts of functions and pages',
    'the secrets',
    'the bucket’s CORS',
  ];
  const signedIn = await ask('gcloud', ['auth', 'list', '--filter=status:ACTIVE', '--format=value(account)']);
  if (signedIn.code === 127)
    return titles.map((title) => unknown(title, 'Install the Google Cloud SDK, and gcloud auth login'));
  if (!signedIn.stdout.trim()) return titles.map((title) => unknown(title, 'gcloud auth login'));
  const [billing, enabled, database, accounts, stored, cors] = (
    await Promise.all(
      [
        ['billing', 'projects', 'describe', project, '--format=value(billingEnabled)'],
        ['services', 'list', '--enabled', inProject, '--format=value(config.name)'],
        ['firestore', 'databases', 'list', inProject, '--format=value(name)'],
        ['iam', 'service-accounts', 'list', inProject, '--format=value(email)'],
        ['secrets', 'list', inProject, '--format=value(name.basename())'],
        [
          'storage',
          'buckets',
          'describe',
          `gs://${bucketOf(project)}`,
          inProject,
          '--format=json(cors_config)',
        ],
      ].map((args) => ask('gcloud', args)),
    )
  ).map(linesOf);
  const lacking = (wanted: readonly string[], there: string[] | undefined, title: string) => {
    if (!there) return unknown(title, `gcloud could not look; it may not be there yet: ${setup}`);
    const left = wanted.filter((one) => !there.includes(one));
    return whether(left.length === 0, title, `${setup} adds ${left.join(', ')}`);
  };
  return [
    billing
      ? whether(billing[0] === 'True', 'the Blaze plan', 'Upgrade the project: functions and queues need it.')
      : unknown('the Blaze plan', 'gcloud could not look; upgrade the project if it is not on it.'),
    lacking(apis, enabled, 'the APIs'),
    lacking([`projects/${project}/databases/(default)`], database, 'the database'),
    lacking(
      [accountOf(project), accountOf(project, 'pages')],
      accounts,
      'the accounts of functions and pages',
    ),
    lacking(secrets, stored, 'the secrets'),
    lookAtCors(found, cors, setup),
  ];
}

/** Browsers fetch archives from the bucket, if it names the store's own address. */
function lookAtCors({ functions }: Parameters, cors: string[] | undefined, setup: string): Finding {
  const title = 'the bucket’s CORS';
  const origin = (functions.STORE_ORIGIN ?? '').replace(/\/$/, '');
  const again = `${setup} --origin ${origin}`;
  return cors
    ? whether(cors.join('').includes(`"${origin}"`), title, again)
    : unknown(title, `gcloud could not look; it may not be there yet: ${again}`);
}

async function lookAtIndexes(_found: Parameters, project: string, { ask }: World): Promise<Finding> {
  const { code, stdout } = await ask('firebase', [
    'firestore:indexes',
    '--project',
    project,
    '--non-interactive',
  ]);
  const title = 'the indexes';
  if (code !== 0)
    return unknown(title, 'They can be looked at once you are signed in; the deploy builds what is new.');
  const there = /"indexes":\s*\[\s*\]/.test(stdout) ? 'none yet' : 'some';
  return good(there === 'some' ? title : `${title}: the deploy builds them, which takes minutes`);
}

function lookAtBundle(_found: Parameters, _project: string, { root }: World): Finding {
  const title = 'no trace of the local store in what is sent';
  const traces = findTraces(root);
  if (!traces) return { title: `${title}: looked at once it is built`, state: 'good' };
  return whether(traces.length === 0, title, `Build again, npm run build: ${traces.join('; ')}`);
}
