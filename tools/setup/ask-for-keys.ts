import { newVersion, type Step, versionsOf } from './steps.ts';

/** What the questions about keys go by. */
export interface Questions {
  /** Answers with what somebody types, without showing it; null where nobody can. */
  ask: ((question: string) => Promise<string>) | null;
  /** What `gcloud` prints. */
  gcloud(args: readonly string[]): Promise<string>;
  take(step: Step): Promise<{ state: string; reason?: string }>;
  print(line: string): void;
}

const keys = [
  {
    name: 'STRIPE_SECRET_KEY',
    question: 'Stripe’s secret key, sk_… or rk_… (Enter: later): ',
    form: /^[sr]k_(test|live)_\w{8,}$/,
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    question: 'The signing secret of the webhook to /webhooks/stripe, whsec_… (Enter: later): ',
    form: /^whsec_\w{8,}$/,
  },
] as const;

const later =
  'A store without keys gives away free templates and refuses paid orders; docs/payments.md connects Stripe.';

/** Asks for Stripe's keys, unless they are there. Nothing of them is printed. */
export async function askForKeys(project: string, { ask, gcloud, take, print }: Questions): Promise<void> {
  for (const { name, question, form } of keys) {
    const versions = (await gcloud(versionsOf(project, name)).catch(() => '')).split('\n').filter(Boolean);
    if (versions.length > 1) {
      print(`${name} ... was done`);
      continue;
    }
    const answer = (await ask?.(question))?.trim() ?? '';
    if (answer === '') {
      print(`${name} ... later. ${later}`);
      return;
    }
    if (!form.test(answer)) {
      print(`${name} ... that is none: ${question}`);
      return;
    }
    const { state, reason } = await take(newVersion(project, name, answer));
    print(`${name} ... ${reason ?? state}`);
  }
}
