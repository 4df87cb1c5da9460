import { cuentaDeBandeja, listarSenales, type Respuesta, revisarSenal } from '@leal/contract';
import { type ClaveDeSenal, SENALES } from '@leal/domain';
import { type Accion, porApi } from '../../lib/acciones/accion.ts';
import type { Datos } from '../../lib/api/opciones.ts';

type Revisar = typeof revisarSenal;
export type Senalado = {
  readonly id: string;
  readonly clave: ClaveDeSenal;
  readonly nombre_cobrador: string;
};

/** A manager says that a signal was looked at, or that it was a false alarm. */
export const REVISAR_SENAL: Accion<Senalado, Datos<Revisar>, Respuesta<Revisar>> = {
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
