// One suite for a whole vitest project: on free ports, with data of its own, without the web app.
// A test file reaches it by `conectarSuite(inject('suite'))`.
import { type DescripcionSuite, iniciarSuite, type Suite } from '@leal/local';
import type { TestProject } from 'vitest/node';
import { RELOJ_DE_PRUEBAS } from './reloj.ts';

declare module 'vitest' {
  interface ProvidedContext {
    suite: DescripcionSuite;
  }
}

let suite: Suite | undefined;

export async function setup(project: TestProject): Promise<void> {
  const web = ['navegador', 'resto'].includes(project.name);
  // Screens wait for what the jobs make. A test without screens runs the job that it is about: one of the hour's would
  // write between two of its readings.
  suite = await iniciarSuite({ web, trabajos: web, reloj: RELOJ_DE_PRUEBAS });
  const { url, api, puertos, proyecto, usuarios } = suite;
  project.provide('suite', { url, api, puertos, proyecto, usuarios });
}

export async function teardown(): Promise<void> {
  await suite?.detener();
}
