import { startSessionInput } from '@tempera/domain/calls/calls';
import { inviteUserInput } from '@tempera/domain/mail/mail-calls';
import { callable } from '../platform/callable.ts';
import { senderIn } from '../platform/limiter.ts';
import { ownerClaim, ownerEmail } from '../platform/params.ts';

export const startSession = callable('startSession', startSessionInput, async (input, context) => {
  const [{ startSession }, { mayClaimStore }, { originOf }] = await Promise.all([
    import('./start-session.ts'),
    import('./owner-claim.ts'),
    import('./sign-ins.store.ts'),
  ]);
  return startSession(context.auth, ownerEmail.value(), {
    resume: input?.resume,
    mayClaim: mayClaimStore(input?.claim, ownerClaim.value()),
    origin: originOf(input?.device, context),
    sender: senderIn(context),
  });
});

export const inviteUser = callable('inviteUser', inviteUserInput, async (input, { auth }) =>
  (await import('./invite-user.ts')).inviteUser(input, auth, ownerEmail.value()),
);
