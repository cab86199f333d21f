import { collection, query } from 'firebase/firestore';
import { earlier, product } from './kit/documents.ts';
import { describeMatrix, type Subject } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('versions');

function versions(status: string): Subject {
  const data = {
    fileName: 'a.zip',
    sizeBytes: 1,
    sha256: 'a',
    changelog: '',
    releasedAt: earlier,
    files: [],
  };
  return {
    path: (_owner, id) => `products/${status}-${id}/versions/1.0.0`,
    stored: () => data,
    created: () => data,
    updated: () => ({ sha256: 'b' }),
    listed: (db, _owner, id) => query(collection(db, `products/${status}-${id}/versions`)),
    around: (owner, id) => ({
      [`products/${status}-${id}`]: product(status),
      [`users/${owner}/library/${status}-${id}`]: { orderId: 'ORD-1', grantedAt: earlier },
    }),
  };
}

function sources(status: string): Subject {
  const data = { path: 'src/main.js', language: 'javascript', text: 'x' };
  const { around } = versions(status);
  return {
    path: (_owner, id) => `products/${status}-${id}/versions/1.0.0/sources/0`,
    stored: () => data,
    created: () => data,
    updated: () => ({ text: 'y' }),
    listed: (db, _owner, id) => query(collection(db, `products/${status}-${id}/versions/1.0.0/sources`)),
    around,
  };
}

for (const status of ['active', 'draft', 'archived'] as const) {
  describeMatrix(rules, `versions, ${status}`, versions(status));
  describeMatrix(rules, `sources, ${status}`, sources(status));
}
