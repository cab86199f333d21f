import { type DocumentSnapshot, db } from '../../functions/src/platform/admin.ts';
import { projectId } from '../../functions/src/platform/project.ts';

/** Documents that one read asks for. */
const together = 300;

interface Answer {
  document?: { name: string };
}

/**
 * The paths of all documents, of collections below others too. By REST, since the Admin SDK asks for collections by name only; an
 * emulator lets whoever calls itself owner see everything.
 */
async function everyPath(): Promise<string[]> {
  const root = `projects/${projectId()}/databases/(default)/documents`;
  const response = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${root}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      structuredQuery: { from: [{ allDescendants: true }], select: { fields: [{ fieldPath: '__name__' }] } },
    }),
  });
  if (!response.ok) throw new Error(`the database did not list its documents: ${await response.text()}`);
  const answers = (await response.json()) as Answer[];
  return answers.flatMap(({ document }) => (document ? [document.name.slice(root.length + 1)] : []));
}

/** Every document of the local store. */
export async function everyDocument(): Promise<DocumentSnapshot[]> {
  const paths = await everyPath();
  const found: DocumentSnapshot[] = [];
  for (let index = 0; index < paths.length; index += together) {
    const some = paths.slice(index, index + together).map((path) => db().doc(path));
    found.push(...(await db().getAll(...some)));
  }
  return found.filter((document) => document.exists);
}
