/** A process that publishes an upload and is killed just before its commit, or just after. */
import { db } from '../../../functions/src/platform/admin.ts';
import { publishUpload } from '../../../functions/src/releases/publish-upload.ts';
import { loadUpload } from '../../../functions/src/releases/uploads.store.ts';
import { manager } from './releases.ts';

interface Instructions {
  when: 'before' | 'after';
  slug: string;
  uploadId: string;
  version: string;
}

const { when, slug, uploadId, version }: Instructions = JSON.parse(process.argv[2] ?? '');

const store = db();
const begin = store.batch.bind(store);
// What is changed by itself goes through no batch of ours: the first is the one that publishes.
store.batch = () => {
  const batch = begin();
  const commit = batch.commit.bind(batch);
  batch.commit = async () => {
    if (when === 'after') await commit();
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => {});
  };
  return batch;
};

const upload = await loadUpload(slug, uploadId, manager.byId);
await publishUpload(upload, { version, changelog: 'Killed.', open: [] }, manager);
