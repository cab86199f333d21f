/**
 * The Firestore SDK reads its protocol anew for each database that is opened, some 50 ms of processor time, and tests of rules
 * open one for each person of each file. Called before the SDK is loaded, this lets all of them share the first one's.
 */
import { createRequire } from 'node:module';

interface ProtoLoader {
  fromJSON: (json: object, options?: object) => unknown;
}

const changed = new WeakSet<ProtoLoader>();

/**
 * Changes nothing where the SDK is made of other parts.
 * @param from the file whose Firebase SDK is meant, as a path or URL
 */
export function loadProtosOnce(from: string): void {
  const loader = findLoader(from);
  if (!loader || changed.has(loader)) return;
  changed.add(loader);
  const { fromJSON } = loader;
  const known = new Map<object, unknown>();
  loader.fromJSON = (json, options) => {
    const definition = known.get(json) ?? fromJSON(json, options);
    known.set(json, definition);
    return definition;
  };
}

function findLoader(from: string): ProtoLoader | null {
  try {
    const path = ['firebase/firestore', '@firebase/firestore', '@grpc/proto-loader'].reduce(
      (at, name) => createRequire(at).resolve(name),
      from,
    );
    return createRequire(path)(path);
  } catch {
    return null;
  }
}
