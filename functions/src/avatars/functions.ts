import { uploadAvatarInput } from '@tempera/domain/people/account-calls';
import { carriesFile } from '../platform/body-size.ts';
import { callable } from '../platform/callable.ts';
import { uploadAvatar as storeAvatar } from './upload-avatar.ts';

export const uploadAvatar = callable(
  'uploadAvatar',
  uploadAvatarInput,
  (input, { auth }) => storeAvatar(input, auth),
  carriesFile,
);
