import { crearComprobante, estadoDeCuenta, revocarComprobante } from '@leal/contract';
import { folioDe } from '@leal/domain';
import { cartaDe, porApi, porSalida } from '../lib/acciones/accion.ts';
import type { Datos } from '../lib/api/opciones.ts';
import type { Registro } from '../lib/salida/registro.ts';
import type { DeCalle, DeLlamada, SinMas } from './tipos.ts';

export type DatosComprobante = Datos<typeof crearComprobante>;

export const folioDeDatos = ({ cuerpo: { serie, numero } }: DatosComprobante): string =>
  folioDe(serie, numero);

const que = (_: SinMas, datos: DatosComprobante): string => `el comprobante ${folioDeDatos(datos)}`;

/** The office is told of a receipt that was given; the client has it already. */
export const DAR_COMPROBANTE: DeCalle<SinMas, typeof crearComprobante> = {
  nombre: 'comprobante.dar',
  ...porSalida(crearComprobante),
  sobre: () => 'comprobante nuevo',
  siempreOtra: true,
  que,
  fallo: 'No se pudo enviar el comprobante',
};

type ConFolio = { readonly folio: string };

const anulado = {
  que: ({ folio }: ConFolio) => `la anulación del comprobante ${folio}`,
  exito: ({ folio }: ConFolio) => ['Comprobante anulado', folio] as const,
  fallo: 'No se pudo anular el comprobante',
};

export const REVOCAR_COMPROBANTE: DeCalle<ConFolio & { readonly token: string }, typeof revocarComprobante> =
  {
    ...anulado,
    nombre: 'comprobante.revocar',
    ...porSalida(revocarComprobante),
    sobre: ({ token }) => `comprobante ${token}`,
  };

/** For a manager, who has the receipt's number and not its link. */
export const ANULAR_COMPROBANTE: DeLlamada<ConFolio, typeof revocarComprobante> = {
  ...anulado,
  nombre: 'comprobante.anular',
  mandar: porApi(revocarComprobante),
  sobre: ({ folio }) => `comprobante ${folio}`,
  caduca: [estadoDeCuenta],
  caducaAlFallar: [estadoDeCuenta],
};

/** Another phone has used its number; this one goes on with another. */
export const tieneFolioOcupado = ({ accion, estado, codigo }: Registro): boolean =>
  accion === DAR_COMPROBANTE.nombre && estado === 'rechazado' && codigo === 'FOLIO_OCUPADO';

/** The same receipt under another number: its token, which the client has, stays. */
export function conOtroFolio(registro: Registro, numero: { serie: string; numero: number }): Registro {
  const previos = registro.datos as unknown as DatosComprobante;
  const datos = { ...previos, cuerpo: { ...previos.cuerpo, ...numero } };
  const { codigo: _, mensaje: __, http: ___, ...resto } = registro;
  return {
    ...resto,
    ...cartaDe(crearComprobante, datos),
    datos,
    que: que({}, datos),
    estado: 'pendiente',
  };
}
