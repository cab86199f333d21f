import { asMember, bare, child, children, type Node, nameOf } from './node.ts';
import { UnreadableQuery } from './query.ts';
import { follow, type Place, type SourceFile } from './source-file.ts';

export type Files = ReadonlyMap<string, SourceFile>;

/** The text that an expression always is, through constants if need be; null when it may differ. */
export function readText(files: Files, place: Place): string | null {
  const { node } = place;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral') {
    const [only, ...more] = children(node, 'quasis');
    return only && more.length === 0 ? cooked(only) : null;
  }
  const meaning = follow(files, place);
  return meaning ? readText(files, meaning) : null;
}

function cooked(quasi: Node): string {
  return String((quasi.value as { cooked?: unknown } | undefined)?.cooked ?? '');
}

/** The id of a collection from its path, whose last part must stand in the text: `users/${uid}/downloads`. */
export function readCollection(files: Files, place: Place): string {
  const { node } = place;
  const tail = node.type === 'TemplateLiteral' ? children(node, 'quasis').at(-1) : undefined;
  const text = tail ? cooked(tail) : readText(files, place);
  const id = text?.split('/').at(-1);
  if (!id || (tail && children(node, 'expressions').length > 0 && !text?.includes('/'))) {
    throw new UnreadableQuery('the name of the collection is not in the text: write it as a literal');
  }
  return id;
}

/** The name of a field: a literal, a constant or `documentId()`. */
export function readField(files: Files, place: Place | undefined): string {
  if (place?.node.type === 'CallExpression') {
    const callee = bare(child(place.node, 'callee'));
    if ((asMember(callee)?.property ?? nameOf(callee)) === 'documentId') return '__name__';
  }
  const text = place ? readText(files, place) : null;
  if (text === null) {
    throw new UnreadableQuery('the field is not in the text: write a query for each field, with literals');
  }
  return text;
}

/** A word such as an operator or a direction. */
export function readWord(files: Files, place: Place, what: string): string {
  const text = readText(files, place);
  if (text === null) throw new UnreadableQuery(`the ${what} is not in the text: write it as a literal`);
  return text;
}
