import { randomBytes } from 'node:crypto';
import { paths } from '@tempera/domain/site/paths';
import type { Target } from './steps.ts';

/** What the owner does with a code of their own, by which they become the owner and nobody else can (docs/deploy.md, step 5). */
export function ownerClaimText(
  { project, origin }: Pick<Target, 'project' | 'origin'>,
  code: string,
): string {
  const store = origin ?? `https://${project}.web.app`;
  return [
    `To become the owner, write this into functions/.env.${project}, unless there is one already:`,
    `  OWNER_CLAIM=${code}`,
    'After the deploy, sign up with OWNER_EMAIL, confirm the address, and open this; show it to nobody:',
    `  ${store}${paths.profile}#claim=${code}`,
  ].join('\n');
}

export const newOwnerClaim = () => randomBytes(24).toString('hex');
