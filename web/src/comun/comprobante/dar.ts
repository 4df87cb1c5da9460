import type { revocarComprobante } from '@leal/contract';
import { CERO } from '@leal/domain';
import {
  DAR_COMPROBANTE,
  type DatosComprobante,
  folioDeDatos,
  REVOCAR_COMPROBANTE,
} from '../../acciones/comprobante.ts';
import { mutacionDe } from '../../lib/acciones/use-accion.ts';
import { clienteConsultas } from '../../lib/api/cliente-consultas.ts';
import type { Datos } from '../../lib/api/opciones.ts';
import { ErrorApi } from '../../lib/api/error-api.ts';
import { pedirOtraSerie, tomarNumero } from '../../lib/comprobantes/serie.ts';
import { nuevoToken } from '../../lib/comprobantes/token.ts';
import { crearOyentes } from '../../lib/oyentes.ts';
import { type Registro, sinResolver } from '../../lib/salida/registro.ts';
import { leerRegistros } from '../../lib/salida/salida.ts';
import type { PagoConComprobante } from './pago.ts';

/** A receipt of this page: as it was given, and what is known of its way to the office without the outbox. */
export type Dado = {
  readonly datos: DatosComprobante;
  readonly folio: string;
  readonly fallo?: string;
  readonly llego?: true;
  /** It stands no more, as this page knows: taken back, here or by the office, or another one was given. */
  readonly anulado?: 'revocado' | 'reemplazado';
};

const dados = new Map<string, Dado>();
const oyentes = crearOyentes();
export const suscribirDados = oyentes.suscribir;
export const leerDado = (token: string): Dado | undefined => dados.get(token);

function poner(dado: Dado): Dado {
  dados.set(dado.datos.cuerpo.token, dado);
  oyentes.despertar();
  return dado;
}

const datosDe = ({ accion, datos }: Registro): DatosComprobante | undefined =>
  accion === DAR_COMPROBANTE.nombre ? (datos as unknown as DatosComprobante) : undefined;

/** The key under which this phone sent the payment that has this id. */
const claveDelPago = (id_pago: string): string | undefined =>
  leerRegistros().find(
    ({ respuesta }) => (respuesta as { id_pago?: unknown } | undefined)?.id_pago === id_pago,
  )?.clave;

/** Nobody is given it again: the next tap makes another one. */
export function anotarAnulado(token: string, anulado: NonNullable<Dado['anulado']> = 'revocado'): void {
  const dado = leerDado(token);
  if (dado && !dado.anulado) poner({ ...dado, anulado });
}

/** True also while that is still on its way; what the office refused takes nothing back. */
const loAnula = ({ accion, estado, datos }: Registro, token: string): boolean =>
  accion === REVOCAR_COMPROBANTE.nombre &&
  estado !== 'rechazado' &&
  (datos as unknown as Datos<typeof revocarComprobante>).cuerpo?.token === token;

const estaAnulado = (token: string, registros: readonly Registro[]): boolean =>
  leerDado(token)?.anulado !== undefined || registros.some((registro) => loAnula(registro, token));

/** The same payment asked about again has the same receipt, as long as this phone remembers it and it stands. */
function yaDado({ id_pago, clave_pago }: PagoConComprobante): Dado | undefined {
  const clave = clave_pago ?? (id_pago === undefined ? undefined : claveDelPago(id_pago));
  const esDeEse = ({ cuerpo }: DatosComprobante) =>
    (clave !== undefined && cuerpo.clave_pago === clave) ||
    (id_pago !== undefined && cuerpo.id_pago === id_pago);
  const deSalida = leerRegistros().flatMap((registro) => {
    const datos = datosDe(registro);
    return datos ? [{ datos, folio: folioDeDatos(datos) }] : [];
  });
  return [...dados.values(), ...deSalida].findLast(
    ({ datos }) => esDeEse(datos) && !estaAnulado(datos.cuerpo.token, leerRegistros()),
  );
}

const mandar = (datos: DatosComprobante) =>
  clienteConsultas
    .getMutationCache()
    .build(clienteConsultas, mutacionDe(DAR_COMPROBANTE))
    .execute({ acerca: {}, datos });

/** The receipt's number is of another phone: it takes one of a new series and keeps its token. */
async function enviar(uid: string, dado: Dado, conOtraSerie = true): Promise<void> {
  try {
    const { sinEnviar = false } = await mandar(dado.datos);
    if (!sinEnviar) poner({ ...(leerDado(dado.datos.cuerpo.token) ?? dado), llego: true });
  } catch (error) {
    if (!(error instanceof ErrorApi)) throw error;
    if (error.codigo !== 'FOLIO_OCUPADO' || !conOtraSerie)
      return void poner({ ...(leerDado(dado.datos.cuerpo.token) ?? dado), fallo: error.mensaje });
    await pedirOtraSerie(uid);
    const numero = tomarNumero(uid);
    if (!numero) return;
    const datos = { cuerpo: { ...dado.datos.cuerpo, ...numero } };
    await enviar(uid, poner({ datos, folio: folioDeDatos(datos) }), false);
  }
}

/** The payment's receipt, at once and without a line; undefined as long as this phone has no series. */
export function darComprobante(uid: string, pago: PagoConComprobante): Dado | undefined {
  const previo = yaDado(pago);
  if (previo) return poner(previo);
  const numero = tomarNumero(uid);
  if (!numero || pago.monto <= CERO) return undefined;
  const { id_credito, monto, fecha, capturado_en, clave_pago, id_pago } = pago;
  const cual = clave_pago === undefined ? { id_pago } : { clave_pago };
  const cuerpo = { token: nuevoToken(), ...numero, id_credito, ...cual, monto, fecha, capturado_en };
  const datos = { cuerpo };
  const dado = poner({ datos, folio: folioDeDatos(datos) });
  void enviar(uid, dado).catch(globalThis.reportError);
  return dado;
}

const registroDe = (token: string, registros: readonly Registro[]): Registro | undefined =>
  registros.findLast((registro) => datosDe(registro)?.cuerpo.token === token);

/** The receipt with the number that the outbox has given it since. */
export function alDia(dado: Dado, registros: readonly Registro[]): Dado {
  const registro = registroDe(dado.datos.cuerpo.token, registros);
  const datos = registro && datosDe(registro);
  return datos ? { ...dado, datos, folio: folioDeDatos(datos) } : dado;
}

export type EstadoAqui =
  | 'en_camino'
  | 'por_aplicar'
  | 'llego'
  | 'pago_rechazado'
  | 'no_aceptado'
  | 'revocado'
  | 'reemplazado';

/** The state of the receipt as far as this phone knows. */
export function estadoAqui(dado: Dado, registros: readonly Registro[]): EstadoAqui {
  const { token, clave_pago } = dado.datos.cuerpo;
  if (estaAnulado(token, registros)) return leerDado(token)?.anulado ?? 'revocado';
  const registro = registroDe(token, registros);
  if (registro?.estado === 'rechazado' || dado.fallo !== undefined) return 'no_aceptado';
  const pago = registros.find(({ clave }) => clave === clave_pago);
  if (pago?.estado === 'rechazado') return 'pago_rechazado';
  const enEspera = registro ? sinResolver(registro) : dado.llego !== true;
  if (enEspera || (pago && sinResolver(pago))) return 'en_camino';
  return pago?.estado === 'en_revision' ? 'por_aplicar' : 'llego';
}
