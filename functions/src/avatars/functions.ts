import { uploadAvatarInput } from '@tempera/domain/people/account-calls';
import { onRequest } from 'firebase-functions/https';
import { callable } from '../platform/callable.ts';
import { region } from '../platform/params.ts';
import { avatarAsked } from './avatar-path.ts';
import { servePicture } from './serve-picture.ts';
import { uploadAvatar as storeAvatar } from './upload-avatar.ts';

export const uploadAvatar = callable('uploadAvatar', uploadAvatarInput, (input, { auth }) =>
  storeAvatar(input, auth),
);

export const avatar = onRequest({ region }, (request, response) =>
  servePicture('avatar', avatarAsked, request, response),
);
