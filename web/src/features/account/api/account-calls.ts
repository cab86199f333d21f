import type {
  DeleteAccountOutput,
  ExportDataOutput,
  SignOutEverywhereOutput,
  UploadAvatarOutput,
} from '@tempera/domain/people/account-calls';
import { call } from '../../../firebase/write/call.ts';

/** Stores a picture and answers with its address, which is the person's picture from then on. @throws CallError */
export const uploadAvatar = (dataBase64: string) =>
  call<{ dataBase64: string }, UploadAvatarOutput>('uploadAvatar', { dataBase64 });

/** Everything the store holds about the person. @throws CallError */
export const exportData = () => call<object, ExportDataOutput>('exportData', {});

/** Deletes the account for good. @throws CallError, `sign-in-again` when the last sign-in was a while ago */
export const deleteAccount = () =>
  call<{ confirm: 'DELETE' }, DeleteAccountOutput>('deleteAccount', { confirm: 'DELETE' });

/** Ends every session of the person, this one included. @throws CallError */
export const signOutEverywhere = () => call<object, SignOutEverywhereOutput>('signOutEverywhere', {});
