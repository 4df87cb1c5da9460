// One damaged record of an office, and what everybody else still gets.
import { type Fecha, ROL } from '@leal/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, expect, test, vi } from 'vitest';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { registro } from '../../functions/src/platform/registro.ts';
import { compilarReportes } from '../../functions/src/use-cases/reportes/compilar-reportes.ts';
import { COBRADORES_POR_OFICINA, type Oficina } from './oficina.ts';
import { usarPantallas } from './pantallas.ts';
import { lunesDe } from './recuento.ts';

const puerta = usarPantallas();
let oficina: Oficina;
beforeAll(async () => {
  oficina = await puerta().oficina(5);
});

test('an account that cannot be read fails only its own weekly report', async () => {
  vi.spyOn(registro, 'error').mockReturnValue();
  puerta().entrar(oficina);
  await firestore().doc('usuarios/roto').set({ id_rol: ROL.cobrador });
  const { nuevos, vacios, fallidos } = await compilarReportes(oficina.ahora);
  expect(fallidos.map(({ id_cobrador }) => id_cobrador)).toEqual(['roto']);
  expect(nuevos + vacios).toBe(COBRADORES_POR_OFICINA);
  expect(nuevos).toBeGreaterThan(0);
});

test('an account that cannot be read loses no row of an export, nor its name in it', async () => {
  const pantallas = puerta().entrar(oficina);
  const damnificado = oficina.cobradores[0]!;
  const cambios = { email: FieldValue.delete(), creado_en: 'ayer' };
  await firestore().doc(`usuarios/${damnificado.id}`).update(cambios);
  const renglones = await pantallas.excel('clientes', lunesDe(oficina.hoy) as Fecha);
  const nombres = new Map(renglones.map((renglon) => [renglon.id_cobrador, renglon.nombre_cobrador]));
  expect(nombres).toEqual(new Map(oficina.cobradores.map(({ id, nombre }) => [id, nombre])));
});
