import { setTimeout as pause } from 'node:timers/promises';
import { untilHeard } from '../../emulators/clock/advance.ts';
import { checkStopped } from '../../emulators/launcher/processes.ts';
import type { DatabaseDoor } from './database-door.ts';
import { type Heard, nothingHeard } from './heard.ts';
import { type Fault, lines, planFaults } from './plan-faults.ts';
import { planVisit } from './plan-visits.ts';
import type { Toxiproxy } from './toxiproxy.ts';
import { visit, type Ways } from './visit.ts';

/** So many people are in the store at once. */
const counters = 6;
/**
 * Nobody comes for so long at most while triggers are behind: the emulator brings one event after the other, and of half an hour's visits
 * so many would be left that they are heard long after all is well, or never.
 */
const patienceMs = 150_000;

/** By what things go wrong. */
export interface Spoiled {
  proxy: Toxiproxy;
  door: DatabaseDoor;
}

async function goWrong({ proxy, door }: Spoiled, { line, toxic, forMs }: Fault): Promise<void> {
  if (toxic.type === 'answers') {
    door.setChance(toxic.chance);
    await pause(forMs);
    door.setChance(0);
    return;
  }
  await proxy.spoil(line, toxic);
  await pause(forMs);
  await proxy.mend(line);
}

/**
 * People come for so long, while what the seed has planned goes wrong; in the end all is well.
 * @param spoiled null where nothing goes wrong
 * @returns what they were told
 */
export async function runLoad(
  seed: number,
  lengthMs: number,
  ways: Ways,
  spoiled: Spoiled | null,
): Promise<Heard> {
  const heard = nothingHeard();
  const began = Date.now();
  const isOver = () => {
    checkStopped();
    return Date.now() - began > lengthMs;
  };
  const faults = spoiled ? planFaults(seed, lengthMs) : [];
  const wrong = lines.map(async (line) => {
    for (const fault of faults.filter((one) => one.line === line)) {
      await pause(Math.max(0, began + fault.atMs - Date.now()));
      if (!spoiled || isOver()) return;
      await goWrong(spoiled, fault);
    }
  });
  let catchingUp: Promise<boolean> | null = null;
  /** However many wait for it. */
  const catchUp = () => {
    catchingUp ??= untilHeard(Date.now() + patienceMs).finally(() => {
      catchingUp = null;
    });
    return catchingUp;
  };
  const people = Array.from({ length: counters }, async (_, counter) => {
    for (let nth = 0; !isOver(); nth++) {
      await visit(planVisit(seed, counter, nth), ways, heard, isOver);
      await catchUp();
    }
  });
  await Promise.all([...wrong, ...people]);
  return heard;
}
