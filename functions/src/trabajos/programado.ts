import { ZONA } from '@leal/domain';
import type { ScheduleOptions } from 'firebase-functions/scheduler';

/** Where and how every scheduled job runs; each says when. */
export const PROGRAMADO = {
  region: process.env['LEAL_REGION'] ?? 'us-central1',
  timeZone: ZONA,
  memory: '512MiB',
  timeoutSeconds: 540,
  retryCount: 3,
  // One run at a time, however late the one before.
  maxInstances: 1,
  concurrency: 1,
} satisfies Omit<ScheduleOptions, 'schedule'>;
