import { authActionAddress } from '@tempera/domain/people/auth-action';
import { expect, inject } from 'vitest';
import { rehearsed } from '../../../emulators/rehearsal/project.ts';

interface Mail {
  subject: string;
  text: string;
  to: { address: string }[];
}

/** The link that Auth mails by itself, while the store has no mail server. */
export async function authLink(email: string): Promise<string> {
  const { authPort } = inject('rehearsal');
  const url = `http://127.0.0.1:${authPort}/emulator/v1/projects/${rehearsed.project}/oobCodes`;
  const find = async () => {
    const { oobCodes } = (await (await fetch(url)).json()) as {
      oobCodes: { email: string; oobCode: string }[];
    };
    return oobCodes.findLast((one) => one.email === email)?.oobCode;
  };
  await expect.poll(find, { timeout: 60_000 }).toBeTypeOf('string');
  return `${authActionAddress}?mode=verifyEmail&oobCode=${await find()}`;
}

/** Mails that have reached an address by the store's own mail server, the newest last. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${inject('rehearsal').inboxUrl}/email`)).json()) as Mail[];
  return mails.filter(({ to }) => to.some(({ address }) => address === email));
}

/** The store's link that confirms an address, once it has been mailed. */
export async function storeLink(email: string): Promise<string> {
  const find = async () =>
    (await mailsTo(email)).map(({ text }) => /https\S+oobCode=\S+/.exec(text)?.[0]).findLast(Boolean);
  await expect.poll(find, { timeout: 60_000 }).toBeTypeOf('string');
  return (await find()) ?? '';
}
