import { it } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    isAttack?: true;
  }
}

const counted = { meta: { isAttack: true } } as const;

type Work = () => Promise<void>;

/** A test that is counted as an attack (count-attacks.ts): it passes when the store holds. */
export function attack(name: string, work: Work): void {
  it(name, counted, work);
}

/** One that leaves nothing behind and leans on no other: several run at once. */
attack.besideOthers = (name: string, work: Work): void => {
  it(name, { ...counted, concurrent: true }, work);
};

/** One for each case, whose first part its name speaks of. */
attack.each =
  <Case extends string | readonly [string, ...unknown[]]>(cases: readonly Case[]) =>
  (name: string, work: (...parts: Case extends readonly unknown[] ? Case : [Case]) => Promise<void>) => {
    for (const one of cases) {
      const parts = typeof one === 'string' ? [one] : one;
      attack(name.replace('%s', String(parts[0])), () => work(...(parts as never)));
    }
  };
