import type { MailKindId } from '@tempera/domain/mail/mail-template';
import type { MailValues } from '@tempera/domain/mail/render-mail';
import { placeName, type SignIn } from '@tempera/domain/people/sign-in';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import { screenAddress } from '@tempera/domain/site/panel-screens';
import { linkTo, queuedMail } from '../mail/queued-mail.ts';
import { hiddenLink } from '../mail/secret-link.ts';
import { clock } from '../platform/clock.ts';
import { accountMailPrefix, newAdminPrefix } from './account-mail-id.ts';

/** Whom something was done to: the address at which they hear of it, and what they and the store are called. */
interface Told {
  uid: string;
  email: string;
  name: string;
  store: string;
}

/** When it came about, in milliseconds: its link counts from then, also in a mail that is late or sent again. */
interface Event {
  at: string;
}

const now = () => ({ at: String(clock.now()) });

/** Made with the event, under an id that only it has: one mail for each. */
const alarm = (
  kind: MailKindId,
  { uid, email, name, store }: Told,
  id: string,
  values: MailValues & Event,
) => ({
  id: `${accountMailPrefix(uid)}${id}`,
  mail: { to: email, account: uid, ...queuedMail(kind, { name, store, link: hiddenLink, ...values }) },
});

const today = () => formatLongUtcDate(clock.now());

export const newDeviceMail = (
  told: Told,
  signIn: string,
  place: Pick<SignIn<unknown>, 'browser' | 'system' | 'country'>,
) => alarm('newDevice', told, `device-${signIn}`, { device: placeName(place), date: today(), ...now() });

/** @param at when it was changed, in milliseconds */
export const passwordChangedMail = (told: Told, at: number) =>
  alarm('passwordChanged', told, `password-${at}`, { date: formatLongUtcDate(at), at: String(at) });

interface NewAdmin {
  uid: string;
  /** What they, and who made them one, are called. */
  person: string;
  by: string;
  /** The owner's address. */
  to: string;
  settings: Pick<SiteSettings, 'siteName' | 'siteUrl'>;
}

/** @param event what was done, among all that was done to this person */
export const newAdminMail = ({ uid, person, by, to, settings }: NewAdmin, event: string) => ({
  id: `${newAdminPrefix(uid)}${event}`,
  mail: {
    to,
    ...queuedMail('newAdmin', {
      store: settings.siteName,
      person,
      by,
      usersLink: linkTo(screenAddress('admin', 'users'), settings),
      link: hiddenLink,
      ...now(),
    }),
  },
});

/** To the former address. */
export const emailChangedMail = (told: Told, newEmail: string) =>
  alarm('emailChanged', told, `address-${clock.now()}`, {
    newEmail,
    comesBack: 'For seven days the link gives your account this address back.',
    ...now(),
  });
