/**
 * A callable that does nothing: what the others' latency is divided by. It is a codebase of its own that only the
 * bench's stack has (measure-latency.ts), so that production never sees it.
 */
import { onCall } from 'firebase-functions/https';

export const empty = onCall({ region: 'us-central1' }, () => ({}));
