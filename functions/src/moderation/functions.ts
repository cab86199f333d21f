import { decideAppealInput } from '@tempera/domain/people/appeal';
import { liftInput, moderateInput, setRoleInput } from '@tempera/domain/people/moderation-calls';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { callable } from '../platform/callable.ts';
import { ownerEmail, region } from '../platform/params.ts';
import { decideAppeal as decideOne } from './decide-appeal.ts';
import { lift as liftOne } from './lift.ts';
import { liftRestriction as endOne, type LiftTask } from './lift-restriction.ts';
import { moderate as restrictOne } from './moderate.ts';
import { setRole as giveRole } from './set-role.ts';

export const setRole = callable('setRole', setRoleInput, (input, { auth }) =>
  giveRole(input, auth, ownerEmail.value()),
);

export const moderate = callable('moderate', moderateInput, (input, { auth }) =>
  restrictOne(input, auth, ownerEmail.value()),
);

export const lift = callable('lift', liftInput, (input, { auth }) =>
  liftOne(input, auth, ownerEmail.value()),
);

export const decideAppeal = callable('decideAppeal', decideAppealInput, (input, { auth }) =>
  decideOne(input, auth, ownerEmail.value()),
);

export const liftRestriction = onTaskDispatched<LiftTask>(
  { region, retryConfig: { maxAttempts: 10, minBackoffSeconds: 10, maxBackoffSeconds: 600 } },
  async ({ data }) => {
    await endOne(data);
  },
);
