import { uploadAvatarInput } from '@tempera/domain/people/account-calls';
import { carriesFile } from '../platform/body-size.ts';
import { callable } from '../platform/callable.ts';

export const uploadAvatar = callable(
  'uploadAvatar',
  uploadAvatarInput,
  async (input, { auth }) => (await import('./upload-avatar.ts')).uploadAvatar(input, auth),
  carriesFile,
);
