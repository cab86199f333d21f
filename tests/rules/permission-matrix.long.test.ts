import { describePermissions } from './kit/permissions.ts';

describePermissions('permission-matrix-long', 'suspended', 'banned', 'ended');
