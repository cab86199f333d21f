import {
  changeNameInput,
  deleteAccountInput,
  exportDataInput,
  sendAccountMailInput,
  signOutEverywhereInput,
} from '@tempera/domain/people/account-calls';
import { callable } from '../platform/callable.ts';
import { downloadSigningKey, stripeSecrets } from '../platform/params.ts';

export const exportData = callable(
  'exportData',
  exportDataInput,
  async (_input, { auth }) => (await import('./export-data.ts')).exportData(auth),
  {
    secrets: stripeSecrets,
  },
);

export const deleteAccount = callable(
  'deleteAccount',
  deleteAccountInput,
  async (_input, { auth }) => (await import('./delete-account.ts')).deleteAccount(auth),
  { secrets: stripeSecrets },
);

export const sendAccountMail = callable('sendAccountMail', sendAccountMailInput, async (input, context) =>
  (await import('./send-account-mail.ts')).sendAccountMail(input, context),
);

export const changeName = callable('changeName', changeNameInput, async (input, { auth }) =>
  (await import('./change-name.ts')).changeName(input, auth),
);

export const signOutEverywhere = callable(
  'signOutEverywhere',
  signOutEverywhereInput,
  async (input, context) =>
    (await import('./sign-out-everywhere.ts')).signOutEverywhere(input, context, downloadSigningKey.value()),
  { secrets: [downloadSigningKey] },
);
