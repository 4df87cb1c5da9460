import type { leerAjustes as contrato } from '@leal/contract';
import { leer } from '../../data/coleccion.ts';
import { documentoCalendario, documentoMudanza, documentoNegocio } from '../../data/configuracion.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { presentarAjustes } from './presentar-ajustes.ts';

/** The settings as they are stored now, not as this instance remembers them: three reads. */
export const leerAjustes: CasoLectura<typeof contrato> = async (_entrada, { hoy }) => {
  const [negocio, calendario, mudanza] = await Promise.all([
    leer(documentoNegocio()),
    leer(documentoCalendario()),
    leer(documentoMudanza()),
  ]);
  return presentarAjustes({ negocio, calendario, mudanza }, hoy);
};
