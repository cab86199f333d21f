import { count, defaultsOf, mergeStored, text, type ValuesOf } from './field.ts';

/** `settings/private`, the mail server: for admins only. Passwords are function secrets and never stored. */
export const privateFields = {
  emailFrom: text(254, 'store@example.com'),
  /** Empty for the store's name. */
  emailName: text(60),
  smtpHost: text(200),
  smtpPort: count(1, 65_535, 587),
  smtpUser: text(200),
};
export type PrivateSettings = ValuesOf<typeof privateFields>;

export const defaultPrivateSettings: PrivateSettings = defaultsOf(privateFields);
export const mergePrivateSettings = (stored: unknown) => mergeStored(privateFields, stored);
