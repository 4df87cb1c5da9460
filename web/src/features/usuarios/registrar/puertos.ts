import { register } from '@leal/contract';
import { llamar } from '../../../lib/api/llamar.ts';
import type { Puertos } from './dar-de-alta.ts';

/** The identity service's part is fetched when somebody is registered. */
const cuentas = () => import('../../../lib/sesion/cuentas.ts');

export const PUERTOS: Puertos = {
  crear: async (email, contrasena) => (await cuentas()).crearCuenta(email, contrasena),
  registrar: async (registro) => void (await llamar(register, registro)),
  esperar: (ms) =>
    new Promise((listo) => {
      setTimeout(listo, ms);
    }),
};

export const soltar = async (): Promise<void> => (await cuentas()).soltarCuenta();
