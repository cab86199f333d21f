/** A process that brings the catalogue in line with a product and is killed once the files are written, and no document is. */
import { Transaction } from 'firebase-admin/firestore';
import { refreshCatalogue } from '../../../functions/src/catalogue/catalogue.store.ts';
import { db } from '../../../functions/src/platform/admin.ts';

const [slug = ''] = process.argv.slice(2);

Transaction.prototype.set = () => {
  throw new Error('about to die');
};

await refreshCatalogue([slug]).catch(async () => {
  // The database lets go of a dead process's locks only after a minute: here it has heard by then that the transaction is given up.
  await db().terminate();
  process.kill(process.pid, 'SIGKILL');
});
