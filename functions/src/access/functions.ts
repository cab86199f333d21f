import { startSessionInput } from '@tempera/domain/calls/calls';
import { inviteUserInput } from '@tempera/domain/mail/mail-calls';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { callable } from '../platform/callable.ts';
import { ownerEmail, region } from '../platform/params.ts';
import { inviteUser as inviteOne } from './invite-user.ts';
import { startSession as beginSession } from './start-session.ts';
import { syncProfile as syncOne } from './sync-profile.ts';

export const startSession = callable('startSession', startSessionInput, (input, { auth }) =>
  beginSession(auth, ownerEmail.value(), input?.resume),
);

export const inviteUser = callable('inviteUser', inviteUserInput, (input, { auth }) =>
  inviteOne(input, auth, ownerEmail.value()),
);

export const syncProfile = onDocumentWritten({ document: 'users/{uid}', region, retry: true }, (event) =>
  syncOne(event.params.uid, event.data?.before.data(), event.data?.after.data()),
);
