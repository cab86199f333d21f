import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';
import type { Random } from './random.ts';

/** A process that died: nothing of ours catches it for an answer, and nothing more of it is done. */
export class Killed extends Error {
  constructor(point: string) {
    super(`killed ${point}`);
    this.name = 'Killed';
  }
}

/** Something that runs by itself: a call, a webhook, a schedule. */
interface Process {
  name: string;
  isDead: boolean;
  /** The step that it is in; what the SDKs do for it there has no turns of its own. */
  step: string | null;
}

const running = new AsyncLocalStorage<Process>();

/** What a step takes of the store's time, in milliseconds. */
const stepMs = 20;

/**
 * Processes at the same time, one step of one of them after the other, as the seed has it. A step is what the database or the provider
 * does whole or not at all (a read, a commit, a transaction, a call), so that every order of steps is one that could happen; and as
 * nothing else decides who is next, neither the machine's speed nor its load, a seed replays exactly. Its process may die before or after
 * each step that changes something.
 */
export class Turns {
  readonly #random: Random;
  readonly #killChance: number;
  readonly #told: (line: string) => void;
  readonly #waiting: { process: Process; go: () => void }[] = [];
  #isBusy = false;
  #isChoosing = false;
  #isCalm = false;

  /** @param told what happens, step by step */
  constructor(random: Random, killChance: number, told: (line: string) => void) {
    this.#random = random;
    this.#killChance = killChance;
    this.#told = told;
  }

  /** Nobody dies from here on. */
  calm(): void {
    this.#isCalm = true;
  }

  /** @throws Killed, besides what `work` throws */
  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    return running.run({ name, isDead: false, step: null }, work);
  }

  /** Until what nobody waits for any more has had its turns, too. */
  async end(): Promise<void> {
    while (this.#isBusy || this.#waiting.length > 0) await setImmediate();
  }

  async take<T>(step: string, work: () => Promise<T>, isDeadly = true): Promise<T> {
    const process = running.getStore();
    if (!process || process.step !== null) return work();
    await new Promise<void>((go) => {
      this.#waiting.push({ process, go });
      this.#choose();
    });
    try {
      if (process.isDead) throw new Killed('before');
      vi.setSystemTime(Date.now() + stepMs);
      if (isDeadly) this.#perhapsDie(process, `before ${step}`);
      this.#told(`${process.name}: ${step}`);
      const answer = await running.run({ ...process, step }, work);
      if (isDeadly) this.#perhapsDie(process, `after ${step}`);
      return answer;
    } finally {
      this.#isBusy = false;
      this.#choose();
    }
  }

  /** Chance as the seed has it, outside of what SDKs do. */
  chance(): number | null {
    const process = running.getStore();
    return process && process.step === null ? this.#random.next() : null;
  }

  /** Whose turn it is, once everybody has come to their next step. */
  async #choose(): Promise<void> {
    if (this.#isChoosing || this.#isBusy) return;
    this.#isChoosing = true;
    await setImmediate();
    this.#isChoosing = false;
    if (this.#waiting.length === 0) return;
    this.#isBusy = true;
    const [next] = this.#waiting.splice(this.#random.between(0, this.#waiting.length - 1), 1);
    next?.go();
  }

  #perhapsDie(process: Process, point: string): void {
    if (this.#isCalm || !this.#random.isLucky(this.#killChance)) return;
    process.isDead = true;
    this.#told(`${process.name}: killed ${point}`);
    throw new Killed(point);
  }
}
