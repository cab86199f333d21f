/** What `npm run mutate` and its workers say to each other. */
import type { Reached } from './coverage.ts';
import type { Mutant } from './make-mutants.ts';

export type Task =
  /** Runs a spec whole on the rules as they are. */
  | { kind: 'baseline'; spec: string }
  /** The rules that each spec is to be run on from now on. Has no answer. */
  | { kind: 'trimmed'; bySpec: Record<string, string> }
  /** Looks in these specs for a test that fails on it. */
  | ({ kind: 'mutant'; mutant: Mutant } & Trail);

/** Where to look for a test that catches a mutant. */
export interface Trail {
  specs: readonly string[];
  /** Path of the block that it lies in. */
  block: string;
  /** Code of the mutant's, and of what stands around it: names of tests that have the same words come first. */
  speaksOf: string;
  nearby: string;
  /** The test that caught it in an earlier run. */
  before?: string | undefined;
}

export type Answer =
  | { kind: 'baseline'; tests: number; failure: string | null; ms: number; reached: Reached[] }
  /** `caughtBy` names the test; null when all of them passed. */
  | { kind: 'mutant'; caughtBy: string | null }
  /** Something that is no test went wrong. */
  | { kind: 'broken'; why: string };
