// The weekly reports of an office of chance when a record of it is damaged.
import { ROL } from '@leal/domain';
import { expect, test, vi } from 'vitest';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { registro } from '../../functions/src/platform/registro.ts';
import { compilarReportes } from '../../functions/src/use-cases/reportes/compilar-reportes.ts';
import { COBRADORES_POR_OFICINA, oficinaAlAzar } from './oficina.ts';
import { abrirPantallas } from './pantallas.ts';

test('an account that cannot be read stops the reports of nobody else', async () => {
  const puerta = await abrirPantallas();
  vi.spyOn(registro, 'error').mockReturnValue();
  const oficina = oficinaAlAzar(0);
  puerta.entrar(oficina);
  await firestore().doc('usuarios/roto').set({ id_rol: ROL.cobrador });
  const { nuevos, vacios, fallidos } = await compilarReportes(oficina.ahora);
  expect(fallidos.map(({ id_cobrador }) => id_cobrador)).toEqual(['roto']);
  expect(nuevos + vacios).toBe(COBRADORES_POR_OFICINA);
  expect(nuevos).toBeGreaterThan(0);
  await puerta.cerrar();
});
