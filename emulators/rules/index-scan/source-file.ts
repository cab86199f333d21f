import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { asMember, bare, child, children, inside, isNode, type Node, nameOf } from './node.ts';

/** What a name stands for between `start` and `end` of its file. */
interface Meaning {
  start: number;
  end: number;
  node: Node;
}

/** A parsed file with what its names mean. `path` is relative to the checkout. */
export interface SourceFile {
  path: string;
  text: string;
  program: Node;
  meanings: Map<string, Meaning[]>;
  imports: Map<string, { from: string; name: string }>;
}

/** @throws SyntaxError when the text does not parse */
export function parseSource(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new SyntaxError(`${path}: ${error.message}`);
  const file: SourceFile = {
    path,
    text,
    program: program as unknown as Node,
    meanings: new Map(),
    imports: new Map(),
  };
  collect(file, file.program, file.program);
  return file;
}

function collect(file: SourceFile, node: Node, block: Node): void {
  if (node.type === 'ImportDeclaration') collectImport(file, node);
  if (node.type === 'VariableDeclaration') collectVariables(file, node, block);
  const body = node.body;
  if (node.type === 'FunctionDeclaration' && isNode(body)) addMeaning(file, child(node, 'id'), node, block);
  const scope = ['BlockStatement', 'Program', 'ForOfStatement'].includes(node.type) ? node : block;
  for (const item of inside(node)) collect(file, item, scope);
}

function addMeaning(file: SourceFile, id: Node, node: Node, block: Node): void {
  const name = nameOf(id);
  if (name === null) return;
  const known = file.meanings.get(name) ?? [];
  file.meanings.set(name, [...known, { start: block.start, end: block.end, node: bare(node) }]);
}

function collectVariables(file: SourceFile, declaration: Node, block: Node): void {
  // What can be set again has no one meaning.
  if (declaration.kind !== 'const') return;
  for (const item of children(declaration, 'declarations')) {
    if (isNode(item.init)) addMeaning(file, child(item, 'id'), item.init, block);
  }
}

function collectImport(file: SourceFile, node: Node): void {
  const source = nameOf(child(node, 'source')) ?? '';
  const from = source.startsWith('.') ? join(dirname(file.path), source) : source;
  for (const specifier of children(node, 'specifiers')) {
    const imported = isNode(specifier.imported) ? nameOf(specifier.imported) : '*';
    const local = nameOf(child(specifier, 'local'));
    if (local !== null && imported !== null) file.imports.set(local, { from, name: imported });
  }
}

/** What an expression evaluates to in the text, and in which file that stands. */
export interface Place {
  file: SourceFile;
  node: Node;
}

function lookUp(
  files: ReadonlyMap<string, SourceFile>,
  file: SourceFile,
  name: string,
  at: number,
): Place | null {
  const known = (file.meanings.get(name) ?? []).filter(({ start, end }) => start <= at && at <= end);
  const innermost = known.sort((a, b) => a.end - a.start - (b.end - b.start))[0];
  if (innermost) return { file, node: innermost.node };
  const imported = file.imports.get(name);
  const origin = imported && files.get(imported.from);
  return origin ? lookUp(files, origin, imported.name, 0) : null;
}

/** Follows a name or `object.property` to what it was declared as; null when the text does not say. */
export function follow(files: ReadonlyMap<string, SourceFile>, { file, node }: Place): Place | null {
  const name = node.type === 'Identifier' ? nameOf(node) : null;
  if (name !== null) return lookUp(files, file, name, node.start);
  const member = asMember(node);
  if (!member) return null;
  const holder = follow(files, { file, node: member.object });
  if (holder?.node.type !== 'ObjectExpression') return null;
  for (const property of children(holder.node, 'properties')) {
    if (property.type === 'Property' && nameOf(child(property, 'key')) === member.property) {
      return { file: holder.file, node: bare(child(property, 'value')) };
    }
  }
  return null;
}

/** What a function gives back, when its text is one expression or one return. */
export function resultOf({ file, node }: Place): Place | null {
  if (!['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(node.type))
    return null;
  const body = bare(child(node, 'body'));
  if (!['BlockStatement', 'FunctionBody'].includes(body.type)) return { file, node: body };
  const last = children(body, 'body').at(-1);
  return last?.type === 'ReturnStatement' && isNode(last.argument)
    ? { file, node: bare(last.argument) }
    : null;
}
