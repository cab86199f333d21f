/** A process that deletes an account and is killed before its n-th write of a batch, or before the sign-in goes. */
import { Auth } from 'firebase-admin/auth';
import { WriteBatch } from 'firebase-admin/firestore';
import { deleteAccount } from '../../../functions/src/account/delete-account.ts';

const [when = '', auth = ''] = process.argv.slice(2);
const commit = WriteBatch.prototype.commit;
let left = Number(when);

function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
}

WriteBatch.prototype.commit = function (this: WriteBatch) {
  left -= 1;
  return left === 0 ? die() : commit.call(this);
};
if (when === 'sign-in') Auth.prototype.deleteUser = die;

await deleteAccount(JSON.parse(auth));
