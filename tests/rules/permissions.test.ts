import { may, type Permission, roles } from '@tempera/domain/people/roles';
import { describe, expect, it } from 'vitest';
import { operations, type SubjectName, table } from './kit/expectations.ts';

/**
 * Where each permission of the domain's table shows in the rules, to which the specs beside this one hold them. Buying, and
 * looking customers up, go through functions alone; the mail server is some fields of a document (settings.test.ts).
 */
const shows: Record<
  Exclude<Permission, 'buy' | 'helpCustomers' | 'chooseMailServer'>,
  [SubjectName, (typeof operations)[number]][]
> = {
  browse: [
    ['products, active', 'get'],
    ['products, active', 'list'],
    ['settings/site', 'get'],
    ['catalogue', 'get'],
  ],
  manageStore: [
    ['products, draft', 'create'],
    ['products, draft', 'update'],
    ['coupons', 'create'],
    ['coupons', 'list'],
    ['orders', 'list'],
    ['settings/site', 'update'],
    ['settings/private', 'get'],
    ['settings/seller', 'update'],
    ['invoices', 'list'],
    ['creditNotes', 'list'],
    ['creditReversals', 'list'],
    ['ledger', 'get'],
    ['ledger', 'list'],
    ['reconciliations', 'get'],
    ['reconciliations', 'list'],
    ['planChanges', 'get'],
    ['planChanges', 'list'],
    ['settings/maintenance', 'update'],
  ],
  answerSupport: [
    ['tickets', 'get'],
    ['tickets', 'list'],
    ['ticket messages', 'get'],
    ['ticket messages', 'list'],
  ],
  seeUsers: [
    ['users', 'list'],
    ['access', 'list'],
    ['access log', 'list'],
    ['person notes', 'list'],
    ['person tags', 'get'],
  ],
};
const actors = [...roles.filter((role) => role !== 'customer'), 'visitor'] as const;

describe.each(Object.entries(shows))('%s', (permission, cells) => {
  for (const [subject, operation] of cells) {
    it.each([...actors, 'customer' as const])(`${operation} ${subject} as %s`, (actor) => {
      // A customer is tried on their own documents: what the permission gives shows on a stranger's.
      const person = actor === 'customer' ? 'stranger' : actor;
      const allowed = table[subject][person][operations.indexOf(operation)] === '+';
      expect(allowed).toBe(may(actor, permission as Permission));
    });
  }
});
