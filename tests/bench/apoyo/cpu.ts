// The milliseconds that processes have computed so far, and the memory that they hold. Only Linux says it of other
// processes.
import { readFileSync } from 'node:fs';

const TICS_POR_SEGUNDO = 100;

export const propia = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export function cpuDe(pid: number | undefined): number {
  try {
    // The name before them, in parentheses, may hold spaces.
    const [, resto = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const campos = resto.split(' ').map(Number);
    return (((campos[11] ?? NaN) + (campos[12] ?? NaN)) * 1000) / TICS_POR_SEGUNDO;
  } catch {
    return Number.NaN;
  }
}

/** In MiB. */
export function memoriaDe(pid: number | undefined): number {
  try {
    const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kib) / 1024;
  } catch {
    return Number.NaN;
  }
}
