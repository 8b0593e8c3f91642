import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup';
/** Length of a period of the quota in microseconds: short, so that a process is not stopped for long at a time. */
const PERIOD_US = 10_000;

/** Control group with a processor quota, which stands for a machine of its own. */
export interface Machine {
  add(pid: number): void;
  /** Limits its processes together to this many cores. */
  limit(cores: number): void;
  /** Removes it; its processes must have ended. */
  remove(): void;
}

/** Creates a control group (version 1 or 2). Throws where the system does not allow it. */
export function newMachine(name: string): Machine {
  const isFirst = existsSync(join(ROOT, 'cpu', 'cgroup.procs'));
  const dir = join(ROOT, isFirst ? 'cpu' : '', `echo-base-${process.pid}-${name}`);
  try {
    if (!isFirst) writeFileSync(join(ROOT, 'cgroup.subtree_control'), '+cpu');
    mkdirSync(dir);
  } catch (error) {
    throw new Error('control groups cannot be created: run this as root on Linux', { cause: error });
  }
  const write = (file: string, value: string | number) => writeFileSync(join(dir, file), String(value));
  return {
    add: (pid) => write('cgroup.procs', pid),
    limit(cores) {
      const quota = Math.round(cores * PERIOD_US);
      if (!isFirst) return write('cpu.max', `${quota} ${PERIOD_US}`);
      write('cpu.cfs_period_us', PERIOD_US);
      write('cpu.cfs_quota_us', quota);
    },
    remove: () => rmdirSync(dir),
  };
}
