import { categoryLimits } from '@tempera/domain/catalogue/category-form';
import { categorySchema, pigments } from '@tempera/domain/catalogue/product';
import { collection, query } from 'firebase/firestore';
import { category } from './kit/documents.ts';
import {
  choiceLimits,
  countLimits,
  describeLimits,
  exactKeys,
  listLimits,
  textLimits,
} from './kit/limits.ts';
import { describeMatrix } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('categories');

describeMatrix(rules, 'categories', {
  path: (_owner, id) => `categories/${id}`,
  stored: category,
  created: category,
  updated: () => ({ order: 2 }),
  listed: (db) => query(collection(db, 'categories')),
});

const form = { rules, as: 'admin', path: (id: string) => `categories/${id}`, good: category } as const;
describeLimits({ ...form, name: 'fields', schema: categorySchema }, [
  ...textLimits('name', categoryLimits.name, true),
  ...textLimits('description', categoryLimits.description, false),
  ...listLimits('featured', 6, 80),
  ...choiceLimits('colour', pigments),
  ...countLimits('order', 0, 1_000_000).filter(([what]) => what !== 'order above 1000000'),
]);
describeLimits({ ...form, name: 'keys' }, [
  ...exactKeys(category()),
  ['order above 1000000', { order: 1_000_001 }, false],
  ['order beyond reason', { order: 1e12 }, false],
]);
describeLimits({ ...form, name: 'id', path: (id) => `categories/Not A Slug ${id}` }, [
  ['no slug', {}, false],
]);
