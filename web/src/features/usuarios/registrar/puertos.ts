import { listarUsuarios, register } from '@leal/contract';
import { llamar } from '../../../lib/api/llamar.ts';
import type { Puertos } from './dar-de-alta.ts';

/** The identity service's part is fetched when somebody is registered. */
const cuentas = () => import('../../../lib/sesion/cuentas.ts');

export const PUERTOS: Puertos = {
  crear: async (email, contrasena) => (await cuentas()).crearCuenta(email, contrasena),
  abrir: async (email, contrasena) => (await cuentas()).abrirCuenta(email, contrasena),
  conocido: async (email) =>
    (await llamar(listarUsuarios, { consulta: { email, limite: 1 } })).datos.length > 0,
  registrar: async (registro) => void (await llamar(register, registro)),
  esperar: (ms) =>
    new Promise((listo) => {
      setTimeout(listo, ms);
    }),
};

export const soltar = async (): Promise<void> => (await cuentas()).soltarCuenta();
