import { authActionAddress } from '@tempera/domain/people/auth-action';
import { required } from './environment.ts';
import { eventually } from './eventually.ts';

/** A mail that the store's catcher has, as far as tests read it. */
interface CaughtMail {
  subject: string;
  text: string;
  html: string;
  to: { address: string }[];
}

/** The mails that arrived at an address, the newest last. */
export async function caughtFor(address: string): Promise<CaughtMail[]> {
  const mails = (await (await fetch(`${required('TEMPERA_INBOX_URL')}/email`)).json()) as CaughtMail[];
  return mails.filter(({ to }) => to.some((one) => one.address.toLowerCase() === address.toLowerCase()));
}

type Mode = 'verifyEmail' | 'verifyAndChangeEmail' | 'resetPassword';

/** The link of the newest mail about the account to an address, or undefined when none has come. */
export async function mailedLink(address: string, mode: Mode): Promise<string | undefined> {
  const links = (await caughtFor(address)).map(({ text }) => /http\S+oobCode=\S+/.exec(text)?.[0]);
  return links.findLast((link) => link?.includes(`${authActionAddress}?mode=${mode}&`));
}

/** The same, once it has come. */
export async function awaitLink(address: string, mode: Mode): Promise<string> {
  await eventually(() => mailedLink(address, mode)).toBeTypeOf('string');
  return (await mailedLink(address, mode)) ?? '';
}
