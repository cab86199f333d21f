/** A process that numbers an invoice and is killed on the way, as a test tells it: `before-commit` or `after-commit`. */
import { WriteBatch } from 'firebase-admin/firestore';
import { issueForTest } from './paid-order.ts';

const [when, path = ''] = process.argv.slice(2);
const commit = WriteBatch.prototype.commit;

WriteBatch.prototype.commit = async function (this: WriteBatch) {
  if (when === 'after-commit') await commit.call(this);
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
};

await issueForTest(path);
