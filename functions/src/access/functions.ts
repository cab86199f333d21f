import { startSessionInput } from '@tempera/domain/calls/calls';
import { inviteUserInput } from '@tempera/domain/mail/mail-calls';
import { callable } from '../platform/callable.ts';
import { senderIn } from '../platform/limiter.ts';
import { ownerClaim, ownerEmail } from '../platform/params.ts';
import { inviteUser as inviteOne } from './invite-user.ts';
import { mayClaimStore } from './owner-claim.ts';
import { originOf } from './sign-ins.store.ts';
import { startSession as beginSession } from './start-session.ts';

export const startSession = callable('startSession', startSessionInput, (input, context) =>
  beginSession(context.auth, ownerEmail.value(), {
    resume: input?.resume,
    mayClaim: mayClaimStore(input?.claim, ownerClaim.value()),
    origin: originOf(input?.device, context),
    sender: senderIn(context),
  }),
);

export const inviteUser = callable('inviteUser', inviteUserInput, (input, { auth }) =>
  inviteOne(input, auth, ownerEmail.value()),
);
