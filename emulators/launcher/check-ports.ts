/** Refuses to start on taken ports, in one line that says which, who has them and what to do. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from './failure.ts';
import { fixedPorts, isBadPort, isFree, type PortName } from './ports.ts';

export interface TakenPort {
  name: string;
  port: number;
  /** `java (process 812)`, or undefined where the system does not say. */
  holder?: string | undefined;
}

type ChosenPorts = Partial<Record<PortName | 'vite', number>>;

/** Throws a {@link Failure} naming every port of these that no browser would open, or else that is taken. */
export async function checkPorts(ports: ChosenPorts): Promise<void> {
  const bad = Object.entries(ports).filter(([, port]) => isBadPort(port));
  if (bad.length > 0) throw new Failure(describeBad(bad));
  const taken: TakenPort[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port))) taken.push({ name, port, holder: await findHolder(port) });
  }
  if (taken.length > 0) throw new Failure(describeTaken(taken, await findFreeOffset(ports)));
}

const step = 100;

/** An `--offset` whose ports are all free now, and none of them one that browsers refuse. */
async function findFreeOffset(ports: ChosenPorts): Promise<number> {
  const { hub } = fixedPorts();
  const own = (ports.hub ?? hub) - hub;
  for (let by = step; by < 50 * step; by += step) {
    const moved = Object.values(ports).map((port) => port + by);
    if (moved.some(isBadPort)) continue;
    const free = await Promise.all(moved.map(isFree));
    if (free.every(Boolean)) return own + by;
  }
  return own + step;
}

/** One line for the person who chose the offset. */
function describeBad(bad: [name: string, port: number][]): string {
  const each = bad.map(([name, port]) => `${port} (${name})`).join(', ');
  return `Browsers and fetch refuse to open port ${each}: choose another --offset.`;
}

/** One line for the person who has to free them. */
export function describeTaken(taken: TakenPort[], freeOffset: number): string {
  const each = taken.map(
    ({ name, port, holder }) => `${port} (${name}${holder ? `, held by ${holder}` : ''})`,
  );
  const [noun, verb] = taken.length === 1 ? ['Port', 'is'] : ['Ports', 'are'];
  return (
    `${noun} ${each.join(', ')} ${verb} taken: stop that program, ` +
    `or use other ports with --offset ${freeOffset} (that store keeps its own data).`
  );
}

async function findHolder(port: number): Promise<string | undefined> {
  const pid = process.platform === 'linux' ? findHolderInProc(port) : await findHolderByLsof(port);
  if (pid === undefined) return undefined;
  return `${commandName(pid)} (process ${pid})`;
}

/** `/proc/net/tcp` names the listening socket's inode; the process that has it open is the holder. */
function findHolderInProc(port: number): number | undefined {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const inodes = new Set<string>();
  for (const file of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readLines(file)) {
      const fields = line.trim().split(/\s+/);
      if (fields[1]?.endsWith(wanted) && fields[3] === '0A' && fields[9]) inodes.add(`socket:[${fields[9]}]`);
    }
  }
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (openFiles(pid).some((target) => inodes.has(target))) return Number(pid);
  }
  return undefined;
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Empty for processes of other people, whose files we may not see. */
function openFiles(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`);
      } catch {
        return '';
      }
    });
  } catch {
    return [];
  }
}

async function findHolderByLsof(port: number): Promise<number | undefined> {
  try {
    const { stdout } = await promisify(execFile)('lsof', ['-t', `-iTCP:${port}`, '-sTCP:LISTEN']);
    return Number(stdout.trim().split('\n')[0]) || undefined;
  } catch {
    return undefined;
  }
}

/** `node vite`, say: the program and what it runs, without folders; a thread may have renamed the process itself. */
function commandName(pid: number): string {
  const [program, ...args] = (readLines(`/proc/${pid}/cmdline`)[0] ?? '').split('\0');
  if (!program) return 'a program';
  const script = args.find((arg) => /\.[cm]?[jt]s$/.test(arg));
  return [program, ...(script ? [script] : [])].map((path) => basename(path)).join(' ');
}
