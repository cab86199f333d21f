import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { SoldProducts } from '@tempera/domain/reports/sales-report';
import {
  addSum,
  behindParts,
  monthOf,
  partOf,
  partsOf,
  type Sums,
  type Tree,
  toDocuments,
  toSums,
} from '@tempera/domain/reports/stats';
import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldPath,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { isAlreadyThere, isOvertaken, retryBusy } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { readParts } from './parts.store.ts';
import { countedOfDay } from './sales.store.ts';

const attempts = 10;
const firstWaitMs = 20;

/**
 * Does the work again when somebody else wrote in between, or the database was busy: it reads anew what it writes about, later each
 * time, since those of a rush would go on overtaking each other.
 * @throws what the work threw last
 */
export async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await retryBusy(work);
    } catch (error) {
      if (attempt === attempts || !(isOvertaken(error) || isAlreadyThere(error))) throw error;
      await setTimeout(firstWaitMs * attempt * (0.5 + Math.random()));
    }
  }
}

/** The part of some sums that stands below a key. */
const below = (sums: Sums, start: string): Sums =>
  new Map([...sums].filter(([key]) => key.startsWith(`${start}/`)));

const pathOf = ({ ref }: DocumentSnapshot) => `${ref.parent.id}/${ref.id}`;

/** Writes a field of a document, unless somebody has written the document since it was read. */
function put(batch: WriteBatch, document: DocumentSnapshot, path: readonly string[], value: object): void {
  const [first = '', ...rest] = path;
  const nested = rest.reduceRight<object>((inner, name) => ({ [name]: inner }), value);
  if (document.updateTime)
    batch.update(document.ref, new FieldPath(...path), value, { lastUpdateTime: document.updateTime });
  else batch.create(document.ref, { [first]: nested });
}

/** The field of a document made to hold these sums; false when it does already. */
function settle(batch: WriteBatch, document: DocumentSnapshot, path: readonly string[], sums: Sums): boolean {
  const key = [pathOf(document), ...path].join('/');
  const stored = below(toSums(pathOf(document), (document.data() ?? {}) as Tree<unknown>), key);
  const wanted = below(sums, key);
  if (isDeepStrictEqual(stored, wanted)) return false;
  const fields = [...wanted].map(([name, sum]) => [`x/x/${name.slice(key.length + 1)}`, sum] as const);
  put(batch, document, path, toDocuments(new Map(fields)).get('x/x') ?? {});
  return true;
}

/** A day's or a month's documents: those that there are, and those into which its products are laid now. */
async function readPartsOf(
  collection: CollectionReference,
  period: string,
  parts: number,
): Promise<DocumentSnapshot[]> {
  const { docs } = await collection
    .where('__name__', '>=', collection.doc(period))
    .where('__name__', '<=', collection.doc(behindParts(period)))
    .get();
  const missing = partsOf(period, parts).filter((id) => !docs.some((one) => one.id === id));
  if (missing.length === 0) return docs;
  return [...docs, ...(await db().getAll(...missing.map((id) => collection.doc(id))))];
}

/**
 * Writes the figures of a day from what was counted of it. The documents are read first: what is counted changes with
 * them, so they are as read only while what was counted still is.
 */
export const rewriteDay = (day: string): Promise<void> =>
  tryAgain(async () => {
    const parts = await readParts();
    const month = await refs.sales(`months/${monthOf(day)}`).get();
    const products = await readPartsOf(refs.productDays(), day, parts);
    const sums = await countedOfDay(day, parts);
    const batch = db().batch();
    settle(batch, month, ['days', day], sums);
    for (const part of products) settle(batch, part, ['products'], sums);
    await batch.commit();
  });

/** Writes what was sold in a month from what was sold on its days, in the same way. */
export const rewriteMonth = (month: string): Promise<void> =>
  tryAgain(async () => {
    const parts = await readParts();
    const documents = await readPartsOf(refs.productMonths(), month, parts);
    const days = await refs
      .productDays()
      .where('__name__', '>=', refs.sales(`productDays/${month}-01`))
      .where('__name__', '<=', refs.sales(`productDays/${behindParts(`${month}-31`)}`))
      .get();
    const sums: Sums = new Map();
    for (const { products } of days.docs.map((day) => day.data() as SoldProducts)) {
      for (const [slug, sold] of Object.entries(products ?? {})) {
        const place = `productMonths/${partOf(month, slug, parts)}`;
        for (const [key, by] of toSums(place, { products: { [slug]: sold } })) addSum(sums, key, by);
      }
    }
    const batch = db().batch();
    for (const part of documents) settle(batch, part, ['products'], sums);
    await batch.commit();
  });
