import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeData, forgetData, openData, recoverData, saveData } from './data-swap.ts';

let base: string;
let dir: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'data-swap-'));
  dir = join(base, 'state', 'data');
});
afterEach(() => rmSync(base, { recursive: true }));

/** An export that holds one word. */
const write = (word: string) => async (target: string) => {
  mkdirSync(target);
  writeFileSync(join(target, 'word'), word);
};
const wordIn = (folder: string | undefined) => folder && readFileSync(join(folder, 'word'), 'utf8');

describe('the data of a store', () => {
  it('is the last that was saved', async () => {
    expect(recoverData(dir)).toBeUndefined();
    await saveData(dir, write('one'));
    await saveData(dir, write('two'));
    expect(wordIn(recoverData(dir))).toBe('two');
    expect([existsSync(`${dir}.next`), existsSync(`${dir}.former`)]).toEqual([false, false]);
  });

  it('is the former when an export fails or is cut short', async () => {
    await saveData(dir, write('one'));
    await expect(
      saveData(dir, async (target) => {
        await write('half')(target);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(wordIn(recoverData(dir))).toBe('one');
    await saveData(dir, write('three'));
    expect(wordIn(recoverData(dir))).toBe('three');
  });

  it('is the new one when the kill came between the two renames', async () => {
    await saveData(dir, write('one'));
    const elsewhere = join(base, 'other', 'data');
    await saveData(elsewhere, write('two'));
    renameSync(dir, `${dir}.former`);
    renameSync(elsewhere, `${dir}.next`);
    expect(wordIn(recoverData(dir))).toBe('two');
    expect(existsSync(`${dir}.former`)).toBe(false);
  });

  it('tells whether the store that used it before was killed', () => {
    expect(openData(dir)).toBe(false);
    expect(openData(dir)).toBe(true);
    closeData(dir);
    expect(openData(dir)).toBe(false);
    forgetData(dir);
    expect(openData(dir)).toBe(false);
  });

  it('is none when only an unfinished export is there, or all is forgotten', async () => {
    mkdirSync(`${dir}.next`, { recursive: true });
    expect(recoverData(dir)).toBeUndefined();
    await saveData(dir, write('one'));
    forgetData(dir);
    expect(recoverData(dir)).toBeUndefined();
  });
});
