import { describePermissions } from './kit/permissions.ts';

// What the rules ask of whoever is looked at or changed is no standing: people with another one are tried in the long walk.
describePermissions('permission-matrix', 'active');
