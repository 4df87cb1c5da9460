import { crearComprobante, estadoDeCuenta, type Respuesta, revocarComprobante } from '@leal/contract';
import { folioDe } from '@leal/domain';
import { type Accion, cartaDe, type Guardado, porApi, porSalida } from '../lib/acciones/accion.ts';
import type { Datos } from '../lib/api/opciones.ts';
import type { Registro } from '../lib/salida/registro.ts';

export type DatosComprobante = Datos<typeof crearComprobante>;
type SinMas = { readonly [campo: string]: never };

export const folioDeDatos = ({ cuerpo: { serie, numero } }: DatosComprobante): string =>
  folioDe(serie, numero);

const que = (_: SinMas, datos: DatosComprobante): string => `el comprobante ${folioDeDatos(datos)}`;

/** The office is told of a receipt that was given; the client has it already. */
export const DAR_COMPROBANTE: Accion<
  SinMas,
  DatosComprobante,
  Respuesta<typeof crearComprobante> | Guardado
> = {
  nombre: 'comprobante.dar',
  ...porSalida(crearComprobante),
  sobre: () => 'comprobante nuevo',
  siempreOtra: true,
  que,
  fallo: 'No se pudo enviar el comprobante',
};

type Revocable = { readonly token: string; readonly folio: string };

export const REVOCAR_COMPROBANTE: Accion<
  Revocable,
  Datos<typeof revocarComprobante>,
  Respuesta<typeof revocarComprobante> | Guardado
> = {
  nombre: 'comprobante.revocar',
  ...porSalida(revocarComprobante),
  sobre: ({ token }) => `comprobante ${token}`,
  que: ({ folio }) => `la anulación del comprobante ${folio}`,
  exito: ({ folio }) => ['Comprobante anulado', folio],
  fallo: 'No se pudo anular el comprobante',
};

/** For a manager, who has the receipt's number and not its link. */
export const ANULAR_COMPROBANTE: Accion<
  { readonly folio: string },
  Datos<typeof revocarComprobante>,
  Respuesta<typeof revocarComprobante>
> = {
  nombre: 'comprobante.anular',
  mandar: porApi(revocarComprobante),
  sobre: ({ folio }) => `comprobante ${folio}`,
  que: ({ folio }) => `la anulación del comprobante ${folio}`,
  exito: ({ folio }) => ['Comprobante anulado', folio],
  fallo: 'No se pudo anular el comprobante',
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
