import { ZONA } from '@leal/domain';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import { hacerTrabajo } from '../platform/servir.ts';

/** The place and limits of every scheduled job; each says when it runs. */
const PROGRAMADO = {
  region: process.env['LEAL_REGION'] ?? 'us-central1',
  timeZone: ZONA,
  memory: '512MiB',
  timeoutSeconds: 540,
  retryCount: 3,
  // One run at a time, however late the one before.
  maxInstances: 1,
  concurrency: 1,
} satisfies Omit<ScheduleOptions, 'schedule'>;

/** A job of the clock; what it gives back is told in the log, under its name. */
export const programado = (
  nombre: string,
  cuando: Pick<ScheduleOptions, 'timeoutSeconds'> & { readonly schedule: string },
  hacer: () => Promise<object | void>,
) => onSchedule({ ...PROGRAMADO, ...cuando }, () => hacerTrabajo(nombre, hacer));
