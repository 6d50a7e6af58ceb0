import { readFileSync } from 'node:fs';

/** Returns what the first thread of a process has used of a processor, in milliseconds, as the scheduler of Linux counts it. */
export function processorMsOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

/** Returns the memory of a process in megabytes, as Linux counts what is in memory. */
export function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** Returns the memory of a process and of those that it started, in megabytes; pages that they share count once. */
export function memoryWithChildrenOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const pids = [pid, ...children.split(' ').filter(Boolean).map(Number)];
  return pids.reduce((sum, each) => sum + shareOf(each), 0);
}

/** The memory of a process, where pages that it shares with others are divided among them; 0 once it has ended. */
function shareOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024;
  } catch {
    return 0;
  }
}
