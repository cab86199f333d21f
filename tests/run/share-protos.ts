/** For a layer's workers: what the Firestore SDK reads of its protocol is read once, not for each database that a test opens. */
import { loadProtosOnce } from 'rules-mutant/protos';

loadProtosOnce(import.meta.url);
