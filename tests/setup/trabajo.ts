// The scheduled functions, fired as the suite's clock would, and the commands that do the same by hand.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DescripcionSuite } from '@leal/local';
import { expect } from 'vitest';

const CORRER = fileURLToPath(new URL('../../tools/local/src/trabajos/correr.ts', import.meta.url));

export type Trabajo =
  | 'compilarReportesSemanales'
  | 'recompilarReportes'
  | 'conciliarSaldos'
  | 'guardarMarcas'
  | 'guardarSenales'
  | 'llevarCalendario'
  | 'buscarParecidos'
  | 'olvidarPosiciones'
  | 'resumirOficina';

/** Runs a scheduled function to its end; the clock stays where it is. */
export async function disparar(
  { puertos, proyecto }: Pick<DescripcionSuite, 'puertos' | 'proyecto'>,
  nombre: Trabajo,
): Promise<void> {
  const url = `http://127.0.0.1:${puertos.functions}/${proyecto}/us-central1/${nombre}`;
  const respuesta = await fetch(url, { method: 'POST', headers: { 'x-cloudscheduler': 'true' } });
  expect(respuesta.status).toBe(200);
}

export type Orden = { readonly proceso: ChildProcess; readonly fin: Promise<Salida> };
export type Salida = { readonly codigo: number | null; readonly texto: string };

/** `npm run reportes -- …` against the suite on those data; the process is the one that works. */
export function ordenar(datos: string, argumentos: readonly string[]): Orden {
  const proceso = spawn(process.execPath, [CORRER, ...argumentos], {
    env: { ...process.env, LEAL_DATOS: datos, LEAL_PROYECTO: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let texto = '';
  const juntar = (trozo: Buffer) => (texto += trozo.toString('utf8'));
  proceso.stdout.on('data', juntar);
  proceso.stderr.on('data', juntar);
  const fin = new Promise<Salida>((resolver) => {
    proceso.once('close', (codigo) => resolver({ codigo, texto }));
  });
  return { proceso, fin };
}
