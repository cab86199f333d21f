/** A process that numbers the credit notes of an order and is killed on the way: `before-commit` or `after-commit`. */
import { WriteBatch } from 'firebase-admin/firestore';
import { numberCreditNotes } from '../../../functions/src/invoices/number-credit-notes.ts';

const [when, orderId = ''] = process.argv.slice(2);
const commit = WriteBatch.prototype.commit;

WriteBatch.prototype.commit = async function (this: WriteBatch) {
  if (when === 'after-commit') await commit.call(this);
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
};

await numberCreditNotes({ orderId });
