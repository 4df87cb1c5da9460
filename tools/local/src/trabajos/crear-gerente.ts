import { ErrorLocal } from '../error-local.ts';
import type { Resultado, Trabajo } from './trabajo.ts';

async function crear(email: string, nombre: string): Promise<Resultado> {
  // Loaded here, once the environment says where Firestore is.
  const { crearPrimerGerente } =
    await import('../../../../functions/src/use-cases/usuarios/crear-gerente.ts');
  const { ErrorApp } = await import('../../../../functions/src/platform/errores.ts');
  const { reloj } = await import('../../../../functions/src/platform/clock.ts');
  try {
    const liga = await crearPrimerGerente({ email, nombre }, reloj.ahora());
    return {
      lineas: [`Gerente: ${email}`, 'Elige su contraseña aquí, una sola vez:', `  ${liga}`],
      bien: true,
    };
  } catch (error) {
    if (!(error instanceof ErrorApp)) throw error;
    const detalles = error.detalles?.map(({ mensaje }) => `  ${mensaje}`) ?? [];
    return { lineas: [`${error.message} (${error.codigo})`, ...detalles], bien: false };
  }
}

/** The first manager of a new project; from then on users are registered in the app. */
export const crearGerente: Trabajo = {
  uso: 'correo [--nombre "Nombre Apellido"]',
  suelto: 'correo',
  opciones: { nombre: { type: 'string' } },
  preparar: ({ correo, nombre }) => {
    if (typeof correo !== 'string') throw new ErrorLocal('Falta el correo: npm run crear-gerente -- correo');
    return () => crear(correo, typeof nombre === 'string' ? nombre : 'Gerente');
  },
};
