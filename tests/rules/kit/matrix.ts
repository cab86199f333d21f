import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  type DocumentData,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  type Query,
  query,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { type Operation, operations, type SubjectName, table } from './expectations.ts';
import type { Rules } from './open-rules.ts';
import { ownerOfTarget, type PersonName, personNames } from './people.ts';
import { writeSigned } from './signing.ts';
import { writeDocs } from './write-docs.ts';

type Docs = Record<string, Record<string, unknown> | null>;

/** How one kind of document is tried: where it is, what stands in it, and what a person sends who may write it. */
export interface Subject {
  /** Path of the target, which belongs to `owner` where documents belong to somebody. `id` is new for each cell. */
  path: (owner: string, id: string) => string;
  /** The document as it stands before it is read, changed or deleted. */
  stored: (owner: string, id: string) => DocumentData;
  /** What a creation sends. */
  created: (owner: string, id: string) => DocumentData;
  /** The fields that an update sends. */
  updated: (owner: string, id: string) => DocumentData;
  /** A list as the store asks for it. */
  listed: (db: Firestore, owner: string, id: string) => Query;
  /** Where a creation is tried, when taking the target away first would change who the person is. */
  createdAt?: (owner: string, id: string) => string;
  /** Documents that a person's operation leans on, such as what they own. */
  around?: (owner: string, id: string) => Docs;
}

interface Try {
  db: Firestore;
  by: PersonName;
  subject: Subject;
  owner: string;
  id: string;
}
type Attempt = (one: Try) => Promise<unknown>;

const attempts: Record<Operation, Attempt> = {
  get: ({ db, subject, owner, id }) => getDoc(doc(db, subject.path(owner, id))),
  list: ({ db, subject, owner, id }) => getDocs(subject.listed(db, owner, id)),
  create: ({ db, by, subject, owner, id }) =>
    writeSigned(db, by, pathOfCreation(subject, owner, id), { set: subject.created(owner, id) }),
  update: ({ db, by, subject, owner, id }) =>
    writeSigned(db, by, subject.path(owner, id), { update: subject.updated(owner, id) }),
  delete: ({ db, by, subject, owner, id }) => writeSigned(db, by, subject.path(owner, id), { delete: true }),
};

function pathOfCreation(subject: Subject, owner: string, id: string): string {
  return (subject.createdAt ?? subject.path)(owner, id);
}

async function tryCell(rules: Rules, subject: Subject, name: PersonName, operation: Operation, id: string) {
  const owner = ownerOfTarget(name);
  await writeDocs(rules.seed, {
    ...subject.around?.(owner, id),
    ...(operation === 'create'
      ? { [pathOfCreation(subject, owner, id)]: null }
      : { [subject.path(owner, id)]: subject.stored(owner, id) }),
  });
  return attempts[operation]({ db: rules.as(name), by: name, subject, owner, id });
}

/** One test for each cell of {@link table}: person × operation, on a document of the cell's own. */
export function describeMatrix(rules: Rules, name: SubjectName, subject: Subject): void {
  describe.each(personNames)(`${name} · %s`, (person) => {
    for (const [column, operation] of operations.entries()) {
      const allowed = table[name][person][column] === '+';
      it(`${allowed ? 'may' : 'may not'} ${operation}`, async () => {
        const attempt = tryCell(rules, subject, person, operation, `${person.toLowerCase()}-${operation}`);
        await (allowed ? assertSucceeds(attempt) : assertFails(attempt));
      });
    }
  });
}

/** A kind of document that only functions write, or nobody at all: any content shows it. */
export function plainSubject(path: Subject['path'], data: DocumentData = { note: 'a' }): Subject {
  return {
    path,
    stored: () => data,
    created: () => data,
    updated: () => ({ note: 'b' }),
    listed: (db, owner, id) => query(collection(db, path(owner, id).replace(/\/[^/]*$/, '')), limit(10)),
  };
}
