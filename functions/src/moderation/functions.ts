import { decideAppealInput } from '@tempera/domain/people/appeal';
import { liftInput, moderateInput, setRoleInput } from '@tempera/domain/people/moderation-calls';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { callable } from '../platform/callable.ts';
import { ownerEmail, region } from '../platform/params.ts';
import type { LiftTask } from './lift-restriction.ts';

export const setRole = callable('setRole', setRoleInput, async (input, { auth }) =>
  (await import('./set-role.ts')).setRole(input, auth, ownerEmail.value()),
);

export const moderate = callable('moderate', moderateInput, async (input, { auth }) =>
  (await import('./moderate.ts')).moderate(input, auth, ownerEmail.value()),
);

export const lift = callable('lift', liftInput, async (input, { auth }) =>
  (await import('./lift.ts')).lift(input, auth, ownerEmail.value()),
);

export const decideAppeal = callable('decideAppeal', decideAppealInput, async (input, { auth }) =>
  (await import('./decide-appeal.ts')).decideAppeal(input, auth, ownerEmail.value()),
);

export const liftRestriction = onTaskDispatched<LiftTask>(
  { region, retryConfig: { maxAttempts: 10, minBackoffSeconds: 10, maxBackoffSeconds: 600 } },
  async ({ data }) => {
    await (await import('./lift-restriction.ts')).liftRestriction(data);
  },
);
