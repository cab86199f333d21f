import { choice, count, defaultsOf, mergeStored, text, type ValuesOf } from './field.ts';

/** `settings/private`, the mail server and how long the store keeps its records: for admins only. Passwords are function secrets and never stored. */
export const privateFields = {
  emailFrom: text(254, 'store@example.com'),
  /** Empty for the store's name. */
  emailName: text(60),
  smtpHost: text(200),
  smtpPort: count(1, 65_535, 587),
  smtpUser: text(200),
  /** For how many days mails that were sent are kept, and entries of the audit log. */
  keepMail: { ...choice(['30', '90', '365', 'always'], '90'), mayBeMissing: true },
  keepAudit: { ...choice(['90', '180', '365', '730', '1825', 'always'], '365'), mayBeMissing: true },
};
export type PrivateSettings = ValuesOf<typeof privateFields>;

/** Where all mail of the store goes through: the owner's alone to change. */
export const mailServerFields = ['smtpHost', 'smtpPort', 'smtpUser'] as const;

export const defaultPrivateSettings: PrivateSettings = defaultsOf(privateFields);
export const mergePrivateSettings = (stored: unknown) => mergeStored(privateFields, stored);

const hostName = (host: string) => host.trim().toLowerCase();

/** Whether the mail server of the settings is the one that the deployed password was set for. */
export const isPasswordFor = ({ smtpHost }: Pick<PrivateSettings, 'smtpHost'>, host: string): boolean =>
  hostName(host) !== '' && hostName(host) === hostName(smtpHost);
