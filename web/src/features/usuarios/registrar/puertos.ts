import { register } from '@leal/contract';
import { insistir } from '../../../lib/api/insistir.ts';
import { llamar } from '../../../lib/api/llamar.ts';
import type { Puertos } from './dar-de-alta.ts';

/** While it is unknown whether one is registered, no other is. */
export const USUARIO_NUEVO = 'usuario nuevo';

/** The identity service's part is fetched when somebody is registered. */
const cuentas = () => import('../../../lib/sesion/cuentas.ts');

export const PUERTOS: Puertos = {
  crear: async (email, contrasena) => (await cuentas()).crearCuenta(email, contrasena),
  registrar: async (registro) => {
    const { clave, cuerpo } = registro;
    await insistir({ clave, sobre: USUARIO_NUEVO, que: `a ${cuerpo.nombre} (${cuerpo.email})` }, () =>
      llamar(register, registro),
    );
  },
};

export const soltar = async (): Promise<void> => (await cuentas()).soltarCuenta();
