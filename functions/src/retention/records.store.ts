import type { Query } from 'firebase-admin/firestore';
import { type DocumentData, db, type QueryDocumentSnapshot } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { isMissing, isOvertaken } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis } from '../platform/timestamps.ts';

export type RecordDocument = QueryDocumentSnapshot;

/** Documents of a page, and in one run; the next one goes on. */
const page = 100;
const atMost = 10_000;

/** More open cases than this are not looked through: then no entry goes. */
const casesAtMost = 2_000;

/** What may go at a time (milliseconds), the oldest first. What failed, or may have arrived, is for somebody to look at. */
export const sentMailsUntil = (time: number): Query =>
  refs
    .mails()
    .where('delivery.state', '==', 'SUCCESS')
    .where('delivery.endTime', '<=', fromMillis(time))
    .orderBy('delivery.endTime')
    .select('delivery.endTime', 'expiresAt');

export const entriesUntil = (time: number): Query =>
  refs
    .audit()
    .where('at', '<=', fromMillis(time))
    .orderBy('at')
    .select('at', 'byId', 'targetId', 'expiresAt');

/** What the owner has answered; what waits has no such time. */
export const approvalsUntil = (time: number): Query =>
  refs
    .approvals()
    .where('decidedAt', '<=', fromMillis(time))
    .orderBy('decidedAt')
    .select('decidedAt', 'byId', 'expiresAt');

/** What a query finds, without what has its end already, until there is no more. */
export async function* pagesOf(query: Query): AsyncGenerator<RecordDocument[]> {
  let last: RecordDocument | undefined;
  for (let seen = 0; seen < atMost; seen += page) {
    const { docs } = await (last ? query.startAfter(last) : query).limit(page).get();
    yield docs.filter((one) => one.get('expiresAt') === undefined);
    if (docs.length < page) return;
    last = docs.at(-1);
  }
}

/** Gives documents their end, but those that somebody has written meanwhile. @returns how many */
export async function expire(documents: readonly RecordDocument[]): Promise<number> {
  const fields = { expiresAt: fromMillis(clock.now()) };
  const one = async ({ ref, updateTime }: RecordDocument) => {
    try {
      await ref.update(fields, { lastUpdateTime: updateTime });
      return 1;
    } catch (error) {
      if (isOvertaken(error) || isMissing(error)) return 0;
      throw error;
    }
  };
  const done: number[] = await Promise.all(documents.map(one));
  return done.reduce((sum, count) => sum + count, 0);
}

export async function readAccesses(uids: readonly string[]): Promise<Map<string, DocumentData | undefined>> {
  if (uids.length === 0) return new Map();
  const found = await db().getAll(...uids.map((uid) => refs.access(uid)));
  return new Map(found.map((one) => [one.id, one.data()]));
}

/** Whom an open appeal is of, or an open report about; null where there are too many to know. */
export async function openCases(): Promise<Set<string> | null> {
  const open = (query: Query) => query.where('status', '==', 'open').limit(casesAtMost).get();
  const [appeals, reports] = await Promise.all([open(refs.appeals()), open(refs.abuseReports())]);
  if (Math.max(appeals.size, reports.size) === casesAtMost) return null;
  const uids = [
    ...appeals.docs.map((one): unknown => one.get('uid')),
    ...reports.docs.map((one): unknown => one.get('reviewUid') ?? one.get('reportedUid')),
  ];
  return new Set(uids.filter((uid) => typeof uid === 'string'));
}
