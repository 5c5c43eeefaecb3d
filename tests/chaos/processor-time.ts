import { readdirSync, readFileSync } from 'node:fs';

const nanosecondsInOne = 1_000_000;

/**
 * Returns the processor time of a process's main thread in milliseconds, which in workerd runs the Workers; compiler and garbage
 * collector threads are not counted. Undefined where /proc is missing.
 */
export function processorTime(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1').split(' ')[0]) / nanosecondsInOne;
  } catch {
    return undefined;
  }
}

function isOf(pid: string, group: number, name: string): boolean {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name is in parentheses and may itself contain some.
    const end = line.lastIndexOf(')');
    return line.slice(line.indexOf('(') + 1, end) === name && Number(line.slice(end + 2).split(' ')[2]) === group;
  } catch {
    // The process ended meanwhile.
    return false;
  }
}

/** Sums it for all processes of one name in a process group. */
export function processorTimeOfGroup(group: number, name: string): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const members = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && isOf(entry, group, name));
  const times = members.flatMap((pid) => processorTime(Number(pid)) ?? []);
  return times.length > 0 ? times.reduce((sum, time) => sum + time, 0) : undefined;
}

/** Returns a process's memory in megabytes. */
export function memoryOf(pid: number): number | undefined {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]) / 1_024;
  } catch {
    return undefined;
  }
}
