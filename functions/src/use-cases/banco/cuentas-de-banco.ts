import type { cuentasDeBanco as contrato } from '@leal/contract';
import type { Fecha } from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { contarDelDia, leerCuentas } from '../../data/renglones-banco.ts';

const delDia = (cuenta: string, fecha: Fecha | undefined): Promise<number> | number =>
  fecha === undefined ? 0 : contarDelDia(cuenta, fecha);

/** A read for each account, and one for each day that is asked about. */
export const cuentasDeBanco: CasoLectura<typeof contrato> = async ({ consulta: { primero, ultimo } }) => {
  const cuentas = await leerCuentas();
  return {
    datos: await Promise.all(
      cuentas.map(async (cuenta) => {
        const [uno, otro] = await Promise.all([delDia(cuenta, primero), delDia(cuenta, ultimo)]);
        return { cuenta, primero: uno, ultimo: otro };
      }),
    ),
  };
};
