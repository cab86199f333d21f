import { collection, limit, orderBy, query } from 'firebase/firestore';
import { describeMatrix } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('reconciliations');
const compared = (_owner: string, day: string) => ({ day, differences: [], open: 0, at: new Date(0) });

describeMatrix(rules, 'reconciliations', {
  path: (_owner, id) => `reconciliations/${id}`,
  stored: compared,
  created: compared,
  updated: () => ({ open: 1 }),
  listed: (db) => query(collection(db, 'reconciliations'), orderBy('day', 'desc'), limit(11)),
});
