// The documents that the store may delete by itself (TTL): those that only help for some days, never anybody's deed.
import { readFileSync } from 'node:fs';
import { type Llamada, LLAMADAS } from '@leal/contract';
import { ROL } from '@leal/domain';
import { abrirSala } from '@leal/jugador';
import { llamarPorContrato } from '@leal/seed';
import { afterAll, expect, it } from 'vitest';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { conciliarSaldos } from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { ejemplosDe } from '../setup/ejemplos.ts';
import { abrirOficina, AHORA } from './oficina.ts';

type Campo = { readonly collectionGroup: string; readonly fieldPath: string; readonly ttl?: boolean };
const ARCHIVO = new URL('../../firestore.indexes.json', import.meta.url);
const { fieldOverrides } = JSON.parse(readFileSync(ARCHIVO, 'utf8')) as { fieldOverrides: Campo[] };
const POLITICAS = fieldOverrides.filter(({ ttl }) => ttl);
const CADUCAN = new Map(POLITICAS.map(({ collectionGroup, fieldPath }) => [collectionGroup, fieldPath]));
const MS_DIA = 86_400_000;

const sala = await abrirSala('demo-caducan');
sala.callar((...error) => expect(error).toEqual([]));
afterAll(() => sala.cerrar());

/** Every call, and a reconciliation that has something to repair. */
async function unDia() {
  const oficina = abrirOficina(sala, 'l', 12);
  for (const { nombre, buena } of ejemplosDe({ ...oficina.cobrador, email: '' })) {
    const { roles } = LLAMADAS[nombre] as unknown as Llamada;
    const puede = roles !== 'publica' && roles.some((rol) => rol === ROL.cobrador);
    await llamarPorContrato(puede ? oficina.cobrador : oficina.gerente, nombre, buena);
  }
  await firestore().doc('totales/lc1').update({ saldo_pendiente_centavos: 1 });
  await conciliarSaldos({ reloj: { ahora: () => AHORA } });
  return oficina.espejo.todo();
}

it('only keys expire, as timestamps of some days ahead; nothing else that is stored does', async () => {
  expect([...CADUCAN]).toEqual([['idempotencia', 'expira_en']]);
  const campos = new Set(CADUCAN.values());
  const vistas = new Set<string>();
  for (const { ruta, datos } of await unDia()) {
    const coleccion = ruta.split('/').at(-2) ?? '';
    const campo = CADUCAN.get(coleccion);
    vistas.add(coleccion);
    for (const [nombre, valor] of Object.entries(datos)) {
      if (nombre !== campo) expect([ruta, campos.has(nombre)]).toEqual([ruta, false]);
      else expect([ruta, valor]).toEqual([ruta, new Date(AHORA.getTime() + 7 * MS_DIA)]);
    }
    if (campo !== undefined) expect(datos, ruta).toHaveProperty(campo);
  }
  // All of these were written, and stay for ever.
  for (const consulta of [
    'idempotencia',
    'creditos',
    'movimientos',
    'solicitudes',
    'gastos',
    'bitacora',
    'conciliaciones',
  ])
    expect(vistas).toContain(consulta);
});
