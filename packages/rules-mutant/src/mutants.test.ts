import { describe, expect, it } from 'vitest';
import { applyMutant, lineOf, makeMutants } from './mutants.ts';

const rules = (body: string) =>
  `rules_version = '2';\n// a remark\nservice cloud.firestore {\n  match /databases/{database}/documents {\n${body}\n  }\n}\n`;

/** What each mutant replaces and by what, of rules with one `allow`. */
function mutants(condition: string, functions = '', methods = 'get') {
  const text = rules(`match /things/{id} { allow ${methods}: if ${condition};\n${functions} }`);
  return makeMutants(text).map(({ start, end, after }) => `${text.slice(start, end)} -> ${after}`);
}

describe('makeMutants', () => {
  it('decides a whole condition, and turns it round', () => {
    expect(mutants('isMe(id)')).toEqual(['isMe(id) -> true', 'isMe(id) -> false', 'isMe(id) -> !isMe(id)']);
    expect(mutants('true')).toEqual(['true -> false']);
  });

  it('leaves out each operand, and turns it round', () => {
    expect(mutants('a.b && (c in d || !e)')).toEqual([
      'a.b -> true',
      'a.b -> !a.b',
      'a.b && (c in d || !e) -> true',
      'a.b && (c in d || !e) -> false',
      'c in d -> false',
      'c in d -> !(c in d)',
      'c in d || !e -> true',
      '!e -> false',
      '!e -> e',
    ]);
  });

  it('decides both ways what a choice asks', () => {
    expect(mutants('a ? b == 1 : c')).toEqual([
      'a -> !a',
      'a ? b == 1 : c -> true',
      'a ? b == 1 : c -> false',
      'b == 1 -> !(b == 1)',
      '1 -> 2',
      '1 -> 0',
      'c -> !c',
    ]);
  });

  it('goes into functions, once, and finds what chooses between values', () => {
    const functions =
      'function f(x) { let y = x ? 1 : 2; return g(y); } function g(z) { return z is string; }';
    expect(mutants('f(a) && f(b)', functions).filter((mutant) => /^(x|g|z)/.test(mutant))).toEqual([
      'x -> !x',
      'g(y) -> true',
      'g(y) -> false',
      'g(y) -> !g(y)',
      'z is string -> true',
      'z is string -> false',
      'z is string -> !(z is string)',
    ]);
  });

  it('moves limits by one, as numbers, in texts and in comparisons', () => {
    expect(mutants("short(a, 80, '31', 0)").slice(3)).toEqual([
      '80 -> 81',
      '80 -> 79',
      "'31' -> '32'",
      "'31' -> '30'",
      '0 -> 1',
    ]);
    expect(mutants("a(duration.value(10, 's'))").slice(3)).toEqual(['10 -> 20', '10 -> 5']);
    expect(mutants('a <= b')).toContain('<= -> <');
    expect(mutants('a > b')).toContain('> -> >=');
  });

  it('takes items from lists', () => {
    expect(mutants("a in ['x', 'y']").slice(3)).toEqual(["['x', 'y'] -> ['y']", "['x', 'y'] -> ['x']"]);
  });

  it('forgets what a line allows', () => {
    expect(mutants('true', '', 'read, delete').slice(0, 3)).toEqual([
      'read, delete -> list, delete',
      'read, delete -> get, delete',
      'read, delete -> get, list',
    ]);
    expect(mutants('true', '', 'write').slice(0, 3)).toEqual([
      'write -> update, delete',
      'write -> create, delete',
      'write -> create, update',
    ]);
  });

  it('knows paths, calls on calls and comments', () => {
    const condition = "get(/databases/$(database)/documents/a/$(b.c)).data.d[0].size() - 1 == 'it\\'s'";
    expect(mutants(`// why\n ${condition}`)).toContain(`${condition} -> !(${condition})`);
  });

  it('reads the rules of Storage, double quotes, slices, both kinds of comments', () => {
    const condition =
      'resource.name[0:2] == "a\\"b" /* so far */ && get(/databases/(default)/documents/a-b/c).data.d';
    const text = `service firebase.storage { match /b/{bucket}/o { match /a/{b=**} { allow read: if ${condition} } } }`;
    expect(makeMutants(text)).toContainEqual(
      expect.objectContaining({
        after: 'false',
        block: '/a/{b=**}',
        end: text.indexOf(condition) + condition.length,
      }),
    );
  });

  it('says which block and line', () => {
    const text = rules('match /a/{b} {\n match /c/{d} { allow get: if true; }\n }');
    const [mutant] = makeMutants(text);
    expect(mutant).toMatchObject({ block: '/a/{b}/c/{d}', after: 'false' });
    expect(mutant && lineOf(text, mutant)).toBe(6);
    expect(mutant && applyMutant(text, mutant)).toBe(text.replace('true', 'false'));
  });

  it('names the line that it cannot read', () => {
    expect(() => makeMutants(rules('allow get: when true;'))).toThrow('line 5 of the rules: if');
  });
});
