/** What a Firebase project needs before a store can be deployed to it. Nothing here runs anything. */
import { bucketCors } from '@tempera/domain/site/bucket-cors';
import { type AlertPolicy, alertPolicies } from './alerts.ts';

export interface Target {
  project: string;
  /** `europe-west1`; database, bucket and functions are there. */
  region: string;
  /** `012345-6789AB-CDEF01`; without one there is no budget. */
  billingAccount?: string | undefined;
  /** `https://store.example.com`: where the store is besides the addresses that Hosting gives it. */
  origin?: string | undefined;
}

/** A call of one of Google's APIs that `gcloud` has no command for. */
export interface ApiCall {
  method: 'POST' | 'PATCH';
  url: string;
  body: object;
  /** Where a GET of the same address lists what is there: with any, there is nothing to do. */
  listed?: string;
  /** A list of the body in which what stands at the address stays: what the owner has added by hand. */
  keeps?: { url: string; list: string };
}

/** The project that an address of an API is about, which pays for the call. */
export const projectIn = (url: string): string => /\/projects\/([^/:]+)/.exec(url)?.[1] ?? '';

export interface Step {
  title: string;
  /** Arguments of `gcloud`. */
  gcloud?: readonly string[];
  api?: ApiCall;
  /** Arguments of `firebase`. */
  firebase?: readonly string[];
  /** What the command reads: a file's content by the name that stands for it in the arguments. */
  files?: Record<string, string>;
  /** Arguments of `gcloud` that succeed, and print something, when the step is done already. */
  doneWhen?: readonly string[];
}

/** A step that only a person can take, in the console. */
export interface ByHand {
  title: string;
  where: string;
}

/** The APIs that functions, hosting, and what watches them stand on. */
export const apis = [
  'artifactregistry',
  'billingbudgets',
  'cloudbuild',
  'clouderrorreporting',
  'cloudfunctions',
  'cloudscheduler',
  'cloudtasks',
  'compute',
  'eventarc',
  'firebase',
  'firebaseappcheck',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iamcredentials',
  'identitytoolkit',
  'logging',
  'monitoring',
  'pubsub',
  'run',
  'secretmanager',
  'storage',
].map((name) => `${name}.googleapis.com`);

/** What `functions/src/platform/params.ts` reads from Secret Manager. */
export const secrets = [
  'DOWNLOAD_SIGNING_KEY',
  'SMTP_PASSWORD',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

export const bucketOf = (project: string) => `${project}.firebasestorage.app`;
export const accountOf = (project: string, name = 'store') => `${name}@${project}.iam.gserviceaccount.com`;

/** The least that the functions need in the project. */
const storeRoles = [
  'cloudtasks.enqueuer',
  'datastore.user',
  'eventarc.eventReceiver',
  'firebaseauth.admin',
  'logging.logWriter',
  // Queues and events call a function as this account.
  'run.invoker',
  'secretmanager.secretAccessor',
];

/** Pages read what everybody may read, as a visitor does; the site map asks the database itself. */
const pagesRoles = ['datastore.viewer', 'logging.logWriter'];

/** What is in the bucket for a moment only, or is made anew from the database; `exports/` holds all business data. */
const passing = ['catalogue/', 'exports/', 'uploads/'];

/**
 * Versions that were replaced or deleted come back for 30 days; parts of an upload that never ended, and what is on its way, go after one.
 */
const lifecycle = JSON.stringify({
  rule: [
    { action: { type: 'Delete' }, condition: { age: 1, matchesPrefix: ['exports/'] } },
    // What arrived after its upload was given up; the store takes away the rest within a day.
    { action: { type: 'Delete' }, condition: { age: 2, matchesPrefix: ['uploads/'] } },
    { action: { type: 'Delete' }, condition: { daysSinceNoncurrentTime: 1, matchesPrefix: passing } },
    { action: { type: 'Delete' }, condition: { daysSinceNoncurrentTime: 30 } },
    { action: { type: 'AbortIncompleteMultipartUpload' }, condition: { age: 1 } },
  ],
});

/** In order; each may be taken again. @param key a new signing key, 64 hex digits */
export function setupSteps(target: Target, key: string): Step[] {
  return [
    ...projectSteps(target),
    ...databaseSteps(target),
    ...bucketSteps(target),
    ...accountSteps(target),
    ...secretSteps(target, key),
    ...signInSteps(target),
    ...watchSteps(target),
  ];
}

/** Pages of the store fetch files by their signed addresses; pages of others may not. */
const corsOf = ({ project, origin }: Target) =>
  JSON.stringify([
    {
      origin: [
        `https://${project}.web.app`,
        `https://${project}.firebaseapp.com`,
        ...(origin ? [origin] : []),
      ],
      method: bucketCors.methods,
      responseHeader: bucketCors.headers,
      maxAgeSeconds: 3600,
    },
  ]);

const inProject = ({ project }: Target) => `--project=${project}`;

function projectSteps(target: Target): Step[] {
  const { project } = target;
  return [
    { title: 'Enable the APIs', gcloud: ['services', 'enable', ...apis, inProject(target)] },
    {
      title: 'Make it a Firebase project',
      api: {
        method: 'POST',
        url: `https://firebase.googleapis.com/v1beta1/projects/${project}:addFirebase`,
        body: {},
      },
    },
    {
      title: 'Register the web app',
      api: {
        method: 'POST',
        url: `https://firebase.googleapis.com/v1beta1/projects/${project}/webApps`,
        body: { displayName: 'Tempera' },
        listed: 'apps',
      },
    },
  ];
}

function databaseSteps(target: Target): Step[] {
  const database = ['--database=(default)', inProject(target)];
  return [
    {
      title: 'Create the database',
      gcloud: [
        'firestore',
        'databases',
        'create',
        ...database,
        `--location=${target.region}`,
        '--type=firestore-native',
      ],
      doneWhen: ['firestore', 'databases', 'describe', ...database, '--format=value(name)'],
    },
    {
      title: 'Keep seven days of it to go back to, and protect it from deletion',
      gcloud: ['firestore', 'databases', 'update', ...database, '--enable-pitr', '--delete-protection'],
    },
    {
      title: 'Back it up every day, for four weeks',
      gcloud: [
        'firestore',
        'backups',
        'schedules',
        'create',
        ...database,
        '--recurrence=daily',
        '--retention=28d',
      ],
      doneWhen: ['firestore', 'backups', 'schedules', 'list', ...database, '--format=value(name)'],
    },
  ];
}

function bucketSteps(target: Target): Step[] {
  const { project, region } = target;
  const bucket = `gs://${bucketOf(project)}`;
  return [
    {
      title: 'Create the bucket for archives and pictures',
      api: {
        method: 'POST',
        url: `https://firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`,
        body: { location: region },
      },
      doneWhen: ['storage', 'buckets', 'describe', bucket, inProject(target), '--format=value(name)'],
    },
    {
      title: 'Keep replaced files for 30 days, and nothing of it public',
      gcloud: [
        'storage',
        'buckets',
        'update',
        bucket,
        inProject(target),
        '--versioning',
        '--lifecycle-file=LIFECYCLE',
        '--uniform-bucket-level-access',
        '--public-access-prevention',
      ],
      files: { LIFECYCLE: lifecycle },
    },
    {
      title: 'Let the store’s pages fetch files by signed addresses',
      gcloud: ['storage', 'buckets', 'update', bucket, inProject(target), '--cors-file=CORS'],
      files: { CORS: corsOf(target) },
    },
  ];
}

function accountSteps(target: Target): Step[] {
  const { project } = target;
  const create = (name: string, title: string): Step => ({
    title: `Create the account that ${title} run as`,
    gcloud: [
      'iam',
      'service-accounts',
      'create',
      name,
      `--display-name=Tempera: ${title}`,
      inProject(target),
    ],
    doneWhen: [
      'iam',
      'service-accounts',
      'describe',
      accountOf(project, name),
      inProject(target),
      '--format=value(email)',
    ],
  });
  const grant = (name: string, role: string): Step => ({
    title: `Let ${name} be ${role}`,
    gcloud: [
      'projects',
      'add-iam-policy-binding',
      project,
      `--member=serviceAccount:${accountOf(project, name)}`,
      `--role=roles/${role}`,
      '--condition=None',
    ],
  });
  const onItself = (role: string): Step => ({
    title: `Let store be ${role} of itself`,
    gcloud: [
      'iam',
      'service-accounts',
      'add-iam-policy-binding',
      accountOf(project),
      inProject(target),
      `--member=serviceAccount:${accountOf(project)}`,
      `--role=roles/${role}`,
    ],
  });
  return [
    create('store', 'the functions'),
    ...storeRoles.map((role) => grant('store', role)),
    // Tasks are sent in its own name, and addresses of files are signed in it.
    onItself('iam.serviceAccountUser'),
    onItself('iam.serviceAccountTokenCreator'),
    {
      title: 'Let store read and write the bucket',
      gcloud: [
        'storage',
        'buckets',
        'add-iam-policy-binding',
        `gs://${bucketOf(project)}`,
        inProject(target),
        `--member=serviceAccount:${accountOf(project)}`,
        '--role=roles/storage.objectAdmin',
      ],
    },
    create('pages', 'the pages'),
    ...pagesRoles.map((role) => grant('pages', role)),
  ];
}

function secretSteps(target: Target, key: string): Step[] {
  const values: Record<(typeof secrets)[number], string> = {
    DOWNLOAD_SIGNING_KEY: key,
    SMTP_PASSWORD: 'none',
    // Asked for afterwards (ask-for-keys.ts); a second version says that somebody has answered.
    STRIPE_SECRET_KEY: 'none',
    STRIPE_WEBHOOK_SECRET: 'none',
  };
  return secrets.map((name) => ({
    title: `Create the secret ${name}`,
    gcloud: [
      'secrets',
      'create',
      name,
      '--replication-policy=automatic',
      '--data-file=VALUE',
      inProject(target),
    ],
    files: { VALUE: values[name] },
    doneWhen: ['secrets', 'describe', name, inProject(target), '--format=value(name)'],
  }));
}

type Secret = (typeof secrets)[number];

/** Lists the versions of a secret, a line each: the first is what the setup created it with. */
export const versionsOf = (project: string, name: Secret): string[] => [
  'secrets',
  'versions',
  'list',
  name,
  `--project=${project}`,
  '--format=value(name)',
];

/** Gives a secret another value. */
export const newVersion = (project: string, name: Secret, value: string): Step => ({
  title: `Keep ${name}`,
  gcloud: ['secrets', 'versions', 'add', name, '--data-file=VALUE', `--project=${project}`],
  files: { VALUE: value },
});

/** Mirrors the checklist of `domain/src/people/account-forms.ts`, for whoever asks Auth past the forms. Older passwords go on. */
const passwordPolicy = {
  passwordPolicyEnforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  passwordPolicyVersions: [
    {
      customStrengthOptions: {
        minPasswordLength: 8,
        containsUppercaseCharacter: true,
        containsLowercaseCharacter: true,
        containsNumericCharacter: true,
      },
    },
  ],
};

function signInSteps({ project, origin }: Target): Step[] {
  const url = `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}`;
  const mask = 'signIn.email,signIn.anonymous,emailPrivacyConfig,authorizedDomains';
  return [
    {
      title: 'Start Authentication',
      api: {
        method: 'POST',
        url: `https://identitytoolkit.googleapis.com/v2/projects/${project}/identityPlatform:initializeAuth`,
        body: {},
      },
    },
    {
      title: 'Let people sign in by email and password, and as guests',
      api: {
        method: 'PATCH',
        url: `${url}/config?updateMask=${mask}`,
        body: {
          signIn: { email: { enabled: true, passwordRequired: true }, anonymous: { enabled: true } },
          emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
          authorizedDomains: [
            'localhost',
            `${project}.firebaseapp.com`,
            `${project}.web.app`,
            ...(origin ? [new URL(origin).hostname] : []),
          ],
        },
        keeps: { url: `${url}/config`, list: 'authorizedDomains' },
      },
    },
    {
      title: 'Hold new passwords to what the forms ask for',
      api: {
        method: 'PATCH',
        url: `${url}/config?updateMask=passwordPolicyConfig`,
        body: { passwordPolicyConfig: passwordPolicy },
      },
    },
  ];
}

function watchSteps(target: Target): Step[] {
  const { project, billingAccount, origin } = target;
  const policy = (one: AlertPolicy): Step => ({
    title: `Alert: ${one.displayName}`,
    gcloud: ['alpha', 'monitoring', 'policies', 'create', '--policy-from-file=POLICY', inProject(target)],
    files: { POLICY: JSON.stringify(one, null, 2) },
    doneWhen: [
      'alpha',
      'monitoring',
      'policies',
      'list',
      inProject(target),
      `--filter=displayName="${one.displayName}"`,
      '--format=value(name)',
    ],
  });
  const budget: Step = {
    title: 'Tell by email when half, and all, of 50 a month is spent',
    gcloud: [
      'billing',
      'budgets',
      'create',
      `--billing-account=${billingAccount}`,
      '--display-name=Tempera',
      '--budget-amount=50',
      '--threshold-rule=percent=0.5',
      '--threshold-rule=percent=1.0',
      `--filter-projects=projects/${project}`,
    ],
    doneWhen: [
      'billing',
      'budgets',
      'list',
      `--billing-account=${billingAccount}`,
      '--filter=displayName=Tempera',
      '--format=value(name)',
    ],
  };
  return [
    ...(billingAccount ? [budget] : []),
    {
      title: 'Ask the store every minute whether it is up',
      gcloud: [
        'monitoring',
        'uptime',
        'create',
        'Tempera',
        '--resource-type=uptime-url',
        `--resource-labels=host=${origin ? new URL(origin).hostname : `${project}.web.app`},project_id=${project}`,
        '--protocol=https',
        '--path=/health',
        '--period=1',
        inProject(target),
      ],
      doneWhen: [
        'monitoring',
        'uptime',
        'list-configs',
        inProject(target),
        '--filter=displayName=Tempera',
        '--format=value(name)',
      ],
    },
    ...alertPolicies(target.region).map(policy),
  ];
}

/** What no API does. */
export function stepsByHand({ project, billingAccount }: Target): ByHand[] {
  const console_ = `https://console.firebase.google.com/project/${project}`;
  return [
    {
      title: 'Upgrade the project to the Blaze plan: functions and queues need it.',
      where: `${console_}/usage/details`,
    },
    {
      title: 'Sign-in by Google: enable it, and choose the support email that people see.',
      where: `${console_}/authentication/providers`,
    },
    {
      title:
        'Sign-in by GitHub: make an OAuth app there whose callback is the address that the console shows, and enter its id and secret.',
      where: `${console_}/authentication/providers`,
    },
    {
      title:
        'A domain of your own: connect it, add it to the authorized domains, and run this again with --origin https://it.',
      where: `${console_}/hosting/sites`,
    },
    {
      title: `Mail: name your mail server in functions/.env.${project}, SMTP_HOST=smtp.example.com, and put its password into the secret SMTP_PASSWORD, which goes to no other server.`,
      where: 'docs/deploy.md, step 6',
    },
    {
      title: 'Whom alerts reach: add a notification channel, and choose it in each policy.',
      where: `https://console.cloud.google.com/monitoring/alerting/notifications?project=${project}`,
    },
    ...(billingAccount
      ? []
      : [
          {
            title: 'A budget: run this again with --billing-account, or make one.',
            where: `https://console.cloud.google.com/billing/budgets?project=${project}`,
          },
        ]),
  ];
}
