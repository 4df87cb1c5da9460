import { cuentaDeBandeja, listarSenales, revisarSenal } from '@leal/contract';
import { type ClaveDeSenal, SENALES } from '@leal/domain';
import { porApi } from '../../lib/acciones/accion.ts';
import type { AccionDe } from './accion-de.ts';

export type Senalado = {
  readonly id: string;
  readonly clave: ClaveDeSenal;
  readonly nombre_cobrador: string;
};

/** A manager says that a signal was looked at, or that it was a false alarm. */
export const REVISAR_SENAL: AccionDe<typeof revisarSenal, Senalado> = {
  nombre: 'senal.revisar',
  mandar: porApi(revisarSenal),
  sobre: ({ id, clave }) => `revisar ${id} ${clave}`,
  que: ({ clave, nombre_cobrador }) =>
    `lo que se dijo de la señal «${SENALES[clave].titulo}» de ${nombre_cobrador}`,
  exito: ({ clave, nombre_cobrador }, { cuerpo }) => [
    cuerpo.estado === 'revisada' ? 'Señal revisada' : 'Falsa alarma',
    `${SENALES[clave].titulo} · ${nombre_cobrador}`,
  ],
  fallo: 'No se pudo guardar lo que se dijo de la señal',
  caduca: [listarSenales, cuentaDeBandeja],
  caducaAlFallar: [listarSenales, cuentaDeBandeja],
};
