/** Numbered progress on the screen: what is being done, that it still is, and how long it took. */

/** A slow step says that it goes on this often. */
const stillWorkingMs = 15_000;

export interface Steps {
  /** Runs one step under its title; `note` adds a line below it. */
  step<T>(title: string, work: (note: (line: string) => void) => Promise<T>): Promise<T>;
}

/** @param total how many steps will come, for `[2/6]`. */
export function createSteps(total: number, print: (line: string) => void = console.log): Steps {
  let number = 0;
  return {
    async step(title, work) {
      number += 1;
      const prefix = `[${number}/${total}]`;
      const indent = ' '.repeat(prefix.length + 1);
      const started = Date.now();
      print(`${prefix} ${title}`);
      const beat = setInterval(() => print(`${indent}still working, ${seconds(started)}`), stillWorkingMs);
      try {
        const result = await work((line) => print(`${indent}${line}`));
        print(`${indent}done in ${seconds(started)}`);
        return result;
      } finally {
        clearInterval(beat);
      }
    },
  };
}

/** `3.2 s` since a moment in milliseconds. */
export const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;
