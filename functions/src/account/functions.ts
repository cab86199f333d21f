import {
  changeNameInput,
  deleteAccountInput,
  exportDataInput,
  sendAccountMailInput,
  signOutEverywhereInput,
} from '@tempera/domain/people/account-calls';
import { callable } from '../platform/callable.ts';
import { downloadSigningKey, stripeSecrets } from '../platform/params.ts';
import { changeName as changeOwn } from './change-name.ts';
import { deleteAccount as deleteOwn } from './delete-account.ts';
import { exportData as exportOwn } from './export-data.ts';
import { sendAccountMail as sendMailAboutAccount } from './send-account-mail.ts';
import { signOutEverywhere as endSessions } from './sign-out-everywhere.ts';

export const exportData = callable('exportData', exportDataInput, (_input, { auth }) => exportOwn(auth), {
  secrets: stripeSecrets,
});

export const deleteAccount = callable(
  'deleteAccount',
  deleteAccountInput,
  (_input, { auth }) => deleteOwn(auth),
  { secrets: stripeSecrets },
);

export const sendAccountMail = callable('sendAccountMail', sendAccountMailInput, sendMailAboutAccount);

export const changeName = callable('changeName', changeNameInput, (input, { auth }) =>
  changeOwn(input, auth),
);

export const signOutEverywhere = callable(
  'signOutEverywhere',
  signOutEverywhereInput,
  (input, context) => endSessions(input, context, downloadSigningKey.value()),
  { secrets: [downloadSigningKey] },
);
