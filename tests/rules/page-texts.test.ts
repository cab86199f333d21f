import { pageTextForm } from '@tempera/domain/site/page-text-form';
import { textPages } from '@tempera/domain/site/text-pages';
import { collection, query } from 'firebase/firestore';
import { pageText } from './kit/documents.ts';
import { describeLimits, exactKeys, textLimits } from './kit/limits.ts';
import { describeMatrix } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('page-texts');

for (const [kind, path] of [
  ['legalTexts', 'legalTexts/privacy'],
  ['guides', 'guides/refunds'],
] as const) {
  describeMatrix(rules, kind, {
    path: () => path,
    stored: pageText,
    created: pageText,
    updated: () => ({ title: 'Another' }),
    listed: (db) => query(collection(db, kind)),
  });
  const form = { rules, as: 'admin', path: () => path, good: pageText } as const;
  describeLimits({ ...form, name: `${kind}, fields`, schema: pageTextForm }, [
    ...textLimits('title', 80, true),
    ...textLimits('description', 300, true),
    ...textLimits('body', 40_000, true),
  ]);
  describeLimits({ ...form, name: `${kind}, keys` }, exactKeys(pageText()));
}

for (const { kind, id } of textPages) {
  const form = { rules, as: 'admin', good: pageText, name: `${kind}/${id}` } as const;
  const other = kind === 'guides' ? 'legalTexts' : 'guides';
  describeLimits({ ...form, path: () => `${kind}/${id}` }, [['a page of the store', {}, true]]);
  describeLimits({ ...form, path: () => `${other}/${id}` }, [['in the other collection', {}, false]]);
}
