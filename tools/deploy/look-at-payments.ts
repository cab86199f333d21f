import { secrets } from '../setup/steps.ts';
import type { Finding } from './finding.ts';
import { isSecretSet } from './is-secret-set.ts';
import { fileOf, type Parameters } from './read-parameters.ts';
import type { World } from './world.ts';

const stripes = secrets.filter((name) => name.startsWith('STRIPE_'));
const publishable = 'VITE_STRIPE_PUBLISHABLE_KEY';

/** A store takes payments with all three keys, and with none of them gives away free templates. */
export async function lookAtPayments({ web }: Parameters, project: string, world: World): Promise<Finding[]> {
  const key = web[publishable] ?? '';
  const [hasKey, hasSecret] = await Promise.all(stripes.map((name) => isSecretSet(name, project, world)));
  if (key === '' && !hasKey && !hasSecret) {
    const title = 'no payments: free templates only, paid orders are refused';
    return [{ title, state: 'good', remedy: 'docs/payments.md connects Stripe.' }];
  }
  const file = fileOf('web', project);
  const found = (title: string, is: boolean | null | undefined, remedy: string): Finding => {
    const state = is === null || is === undefined ? 'unknown' : is ? 'good' : 'missing';
    return state === 'good' ? { title, state } : { title, state, remedy };
  };
  const set = (name: string) => `npx firebase functions:secrets:set ${name} --project ${project}`;
  const isSecret = /^([sr]k|whsec)_/.test(key);
  return [
    isSecret
      ? found(
          `${publishable} in ${file} is a secret, which everybody could read in the pages`,
          false,
          `Take it out, write ${publishable}=pk_… there, and roll that key in Stripe if it was ever deployed.`,
        )
      : found(
          `${publishable} in ${file}`,
          /^pk_(test|live)_/.test(key),
          `Write it there: ${publishable}=pk_…`,
        ),
    found('Stripe’s secret key', hasKey, set('STRIPE_SECRET_KEY')),
    found('the signing secret of Stripe’s webhooks', hasSecret, set('STRIPE_WEBHOOK_SECRET')),
  ];
}
