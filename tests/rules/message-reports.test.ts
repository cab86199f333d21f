import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { roomLimits } from '@tempera/domain/conversations/room';
import { messageReportSchema } from '@tempera/domain/conversations/room-schema';
import { collection, doc, limit, query, setDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { earlier, newMessageReport } from './kit/documents.ts';
import { choiceLimits, describeLimits, exactKeys, textLimits } from './kit/limits.ts';
import { describeMatrix } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';
import { roomMessage } from './kit/rooms.ts';
import { writeSigned } from './kit/signing.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('message-reports');
// Each test has a person of its own, who says something to the one who reports it.
const roomOf = (owner: string, other: string) => [owner, other].sort().join('_');
const messageOf = (owner: string, other: string) => ({
  [`rooms/${roomOf(owner, other)}/messages/${other}_0`]: roomMessage(roomOf(owner, other), other),
});
const pathOf = (owner: string, other: string) => `abuseReports/${roomOf(owner, other)}_${other}_0_${owner}`;
const sent = (owner: string, other: string) => newMessageReport(roomOf(owner, other), `${other}_0`, owner);

describeMatrix(rules, 'abuseReports, message', {
  path: pathOf,
  stored: (owner, other) => ({ ...sent(owner, other), at: earlier }),
  created: (owner, other) => sent(owner, other),
  updated: () => ({ status: 'closed' }),
  listed: (db) => query(collection(db, 'abuseReports'), limit(10)),
  around: messageOf,
});

const form = {
  rules,
  as: 'customer',
  path: (id: string) => pathOf('customer', id),
  good: (id: string) => sent('customer', id),
  around: (id: string) => messageOf('customer', id),
} as const;
describeLimits({ ...form, name: 'what is said', schema: messageReportSchema }, [
  ...choiceLimits('reason', ['spam', 'abusive', 'scam', 'other']),
  ...textLimits('text', roomLimits.reportText, false),
]);
describeLimits({ ...form, name: 'creation' }, [
  ...exactKeys(sent('customer', 'any')),
  ['another kind', { kind: 'review' }, false],
  ['closed already', { status: 'closed' }, false],
  ['at forged', { at: earlier }, false],
  ['in the name of somebody else', { reporterUid: 'released' }, false],
  ['of somebody else’s', { reportedUid: 'stranger' }, false],
  ['of another room than its id says', { roomId: 'customer_other' }, false],
  ['of another message than its id says', { messageId: 'other_0' }, false],
  ['other words than were said', { excerpt: 'I hate you.' }, false],
  ['fewer words than were said', { excerpt: 'Hel' }, false],
  ['no words', { excerpt: '' }, false],
  ['a reason for reviews', { reason: 'wrong-product' }, false],
]);

describe('a report of a message', () => {
  const send = (path: string, room: string, message: string) =>
    writeSigned(rules.as('customer'), 'customer', path, {
      set: newMessageReport(room, message, 'customer'),
    });
  const say = (room: string, by: string, fields = {}) =>
    writeDocs(rules.seed, { [`rooms/${room}/messages/${by}_0`]: roomMessage(room, by, fields) });

  it('is made once, under the one id', async () => {
    await say('customer_once', 'once');
    const path = 'abuseReports/customer_once_once_0_customer';
    await assertFails(send('abuseReports/mine', 'customer_once', 'once_0'));
    await assertFails(send(`${path}_2`, 'customer_once', 'once_0'));
    await assertSucceeds(send(path, 'customer_once', 'once_0'));
    await assertFails(send(path, 'customer_once', 'once_0'));
  });

  it('is of a message that stands, of another’s, in a room of one’s own', async () => {
    await say('customer_own', 'customer');
    await say('one_two', 'one');
    await say('customer_gone', 'gone', { content: '', deleted: true });
    await assertFails(send('abuseReports/customer_own_customer_0_customer', 'customer_own', 'customer_0'));
    await assertFails(send('abuseReports/one_two_one_0_customer', 'one_two', 'one_0'));
    await assertFails(send('abuseReports/customer_x_x_0_customer', 'customer_x', 'x_0'));
    const nothing = { ...newMessageReport('customer_gone', 'gone_0', 'customer'), excerpt: '' };
    const path = 'abuseReports/customer_gone_gone_0_customer';
    await assertFails(writeSigned(rules.as('customer'), 'customer', path, { set: nothing }));
  });

  it('is closed by staff, with nothing else changed', async () => {
    const stored = { ...sent('customer', 'closing'), at: earlier };
    await writeDocs(rules.seed, { [pathOf('customer', 'closing')]: stored });
    const report = doc(rules.as('staff'), pathOf('customer', 'closing'));
    await assertFails(setDoc(report, { ...stored, status: 'closed', excerpt: 'Else' }));
    await assertSucceeds(setDoc(report, { ...stored, status: 'closed' }));
  });
});
