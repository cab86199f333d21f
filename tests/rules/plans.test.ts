import { planSchema } from '@tempera/domain/catalogue/product';
import { collection, query } from 'firebase/firestore';
import { plan } from './kit/documents.ts';
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

const rules = openRules('plans');

describeMatrix(rules, 'plans', {
  path: (_owner, id) => `plans/${id}`,
  stored: plan,
  created: plan,
  updated: () => ({ popular: false }),
  listed: (db) => query(collection(db, 'plans')),
});

const form = { rules, as: 'admin', path: (id: string) => `plans/${id}`, good: plan } as const;
describeLimits({ ...form, name: 'fields', schema: planSchema }, [
  ...textLimits('name', 40, true),
  ...textLimits('description', 300, false),
  ...textLimits('buttonText', 40, true),
  ...textLimits('responsePromise', 60, false),
  ...listLimits('features', 20, 160),
  ...choiceLimits('period', ['month']),
  ...countLimits('responseHours', 1, 720),
  ...countLimits('freeTemplates', 0, 1_000),
  ['freeTemplates as null', { freeTemplates: null }, true],
  ['responseHours as null', { responseHours: null }, false],
  ['popular as text', { popular: 'yes' }, false],
]);
describeLimits({ ...form, name: 'keys and numbers' }, [
  ...exactKeys(plan()),
  ...countLimits('priceCents', 0, 10_000_000),
  ...countLimits('order', 0, 1_000_000),
]);
describeLimits({ ...form, name: 'id', path: (id) => `plans/Not A Slug ${id}` }, [['no slug', {}, false]]);
