import type { Finding } from './finding.ts';
import { isSecretSet } from './is-secret-set.ts';
import { fileOf, type Parameters } from './read-parameters.ts';
import type { World } from './world.ts';

/** A password goes to the server that it was set for, which a store older than this rule has yet to name. */
export async function lookAtMail(
  { functions }: Parameters,
  project: string,
  world: World,
): Promise<Finding[]> {
  const title = `SMTP_HOST in ${fileOf('functions', project)}, which SMTP_PASSWORD is for`;
  const host = functions.SMTP_HOST ?? '';
  if (host !== '') {
    const isHost = /^[A-Za-z0-9.:-]+$/.test(host);
    const remedy = 'Write the mail server’s name alone: SMTP_HOST=smtp.example.com, without a port.';
    return [isHost ? { title, state: 'good' } : { title, state: 'missing', remedy }];
  }
  if (!(await isSecretSet('SMTP_PASSWORD', project, world))) return [];
  const remedy =
    'Write the mail server’s name there, as the settings have it: SMTP_HOST=smtp.example.com. Without it no email is sent with the password.';
  return [{ title, state: 'missing', remedy }];
}
