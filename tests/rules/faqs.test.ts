import { faqGroups, faqSchema } from '@tempera/domain/catalogue/product';
import { collection, query } from 'firebase/firestore';
import { faq } from './kit/documents.ts';
import { choiceLimits, countLimits, describeLimits, exactKeys, textLimits } from './kit/limits.ts';
import { describeMatrix } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('faqs');

describeMatrix(rules, 'faqs', {
  path: (_owner, id) => `faqs/${id}`,
  stored: faq,
  created: faq,
  updated: () => ({ answer: 'Of course.' }),
  listed: (db) => query(collection(db, 'faqs')),
});

const form = { rules, as: 'admin', path: (id: string) => `faqs/${id}`, good: faq } as const;
describeLimits({ ...form, name: 'fields', schema: faqSchema }, [
  ...textLimits('question', 200, true),
  ...textLimits('answer', 2_000, true),
  ...choiceLimits('group', faqGroups),
]);
describeLimits({ ...form, name: 'keys and numbers' }, [
  ...exactKeys(faq()),
  ...countLimits('order', 0, 1_000_000),
]);
describeLimits({ ...form, name: 'id', path: (id) => `faqs/Not A Slug ${id}` }, [['no slug', {}, false]]);
