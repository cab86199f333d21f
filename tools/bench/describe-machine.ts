import { cpus, totalmem } from 'node:os';

/** The machine in one line: figures mean nothing without it. */
export function describeMachine(): string {
  const cores = cpus();
  const model = cores[0]?.model.trim() || process.arch;
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cores.length} cores (${model}), ${memory} GiB of memory, ${process.platform}, Node ${process.version}`;
}
