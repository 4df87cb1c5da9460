// What becomes of the deposits that the bank tells of: no phone of a collector loads it.
import {
  abonarRenglon,
  apartarRenglon,
  cargarRenglones,
  listarRenglones,
  listarTransferencias,
  proponerParejas,
  type RenglonListado,
} from '@leal/contract';
import { formatearPesos } from '@leal/domain';
import { porApi } from '../../lib/acciones/accion.ts';
import { caducarTodo, invalidar } from '../../lib/api/consultas.ts';
import type { AccionDe } from './accion-de.ts';

const LEIDOS = [listarRenglones, proponerParejas, listarTransferencias];

type DeArchivo = { readonly archivo: string };

/** Some rows of a file; call by call. */
export const CARGAR_RENGLONES: AccionDe<typeof cargarRenglones, DeArchivo> = {
  nombre: 'banco.cargar',
  mandar: porApi(cargarRenglones),
  sobre: ({ archivo }) => `cargar ${archivo}`,
  que: ({ archivo }) => `los movimientos de ${archivo}`,
  fallo: 'No se pudo cargar',
  // Several are sent one after the other (`conPausas`): nobody else makes the screens of deposits old.
  alLograr: () => invalidar(listarRenglones, proponerParejas),
};

export type Deposito = Pick<RenglonListado, 'id_renglon' | 'monto'>;
const sobreEse = ({ id_renglon }: Deposito): string => `deposito ${id_renglon}`;
const deEse = ({ monto }: Deposito): string => `el depósito de ${formatearPesos(monto)}`;

const APARTADO = { ajeno: 'Apartado: no es de un cliente', libre: 'Quedó libre' } as const;

/** A deposit is nobody's payment, or may be one after all. */
export const APARTAR_RENGLON: AccionDe<typeof apartarRenglon, Deposito> = {
  nombre: 'banco.apartar',
  mandar: porApi(apartarRenglon),
  sobre: sobreEse,
  que: deEse,
  exito: (deposito, { cuerpo }) => [APARTADO[cuerpo.estado], formatearPesos(deposito.monto)],
  fallo: 'No se pudo cambiar el depósito',
  caduca: LEIDOS,
  caducaAlFallar: LEIDOS,
};

/** A deposit becomes a payment of a client. */
export const ABONAR_RENGLON: AccionDe<typeof abonarRenglon, Deposito> = {
  nombre: 'banco.abonar',
  mandar: porApi(abonarRenglon),
  sobre: sobreEse,
  que: deEse,
  exito: ({ monto }) => ['Pago registrado', formatearPesos(monto)],
  fallo: 'No se pudo registrar el pago',
  alLograr: caducarTodo,
  caduca: LEIDOS,
  caducaAlFallar: LEIDOS,
};
