import {
  type AntecedentesDeCredito,
  type AntecedentesDePago,
  type ClaseVisto,
  type Consulta,
  type Llamada,
  type Respuesta,
  type Visto,
  vistoCliente,
  vistoCredito,
  vistoGasto,
  vistoPago,
  vistoReasignacion,
  vistoSesiones,
  vistoSolicitud,
  vistoTelefono,
  vistoUsuario,
} from '@leal/contract';
import { type Centavos, CERO, ERRORES, type PlazoFijo, type TipoSolicitud } from '@leal/domain';
import { claveDe } from '../api/consultas.ts';
import { llamarCon } from '../api/llamar.ts';
import type { Argumentos, Datos } from '../api/opciones.ts';
import { documentoVivo } from '../vivo/al-cambiar.ts';
import type { Fuente } from '../vivo/fuente.ts';

/** The same answer's additions, to be shown and not compared. */
type Junto<C extends ClaseVisto> = C extends 'usuario'
  ? { readonly saldo_pendiente: Centavos }
  : C extends 'ficha'
    ? { readonly plazo_fijo?: PlazoFijo | undefined }
    : C extends 'cliente'
      ? { readonly no_se_elimina?: string | undefined }
      : C extends 'reasignacion'
        ? Pick<Respuesta<typeof vistoReasignacion>, 'receptores' | 'otros_nombres'>
        : {
            readonly antecedentes?: AntecedentesDePago | AntecedentesDeCredito;
            /** The reason why an approval of a client's other term would be refused. */
            readonly plazo_fijo?: PlazoFijo | undefined;
            /** The reason why an approval of a renewal would be refused until the bank has seen its transfers. */
            readonly motivo_sin_confirmar?: string | undefined;
          };

export type Leido<C extends ClaseVisto> = {
  readonly estado: string;
  readonly visto: Visto<C>;
} & Junto<C>;

/** A question's reading of what it is about: the call, when it reads again, when nothing is left to ask. */
export type Lectura<C extends ClaseVisto> = {
  readonly clase: C;
  readonly clave: readonly unknown[];
  readonly leer: (signal: AbortSignal) => Promise<Leido<C>>;
  /** The sources that are listened to; other changes are read when the window gets the focus again. */
  readonly fuentes: readonly Fuente<null>[];
  /** The state in which it can be decided. */
  readonly abierto: string;
  /** The message when it is in another state, or gone. */
  readonly yaNo: string;
  /** A sketch of values that no card shows: keeps as much room as they will take. */
  readonly boceto?: Partial<Visto<C>>;
};

/** This place alone knows which answer belongs to which class. */
const deLlamada = <C extends ClaseVisto, L extends Llamada>(clase: C, llamada: L, datos: Datos<L>) => ({
  clase,
  clave: claveDe(llamada, ...([datos] as Argumentos<Datos<L>>)),
  leer: async (signal: AbortSignal) =>
    (await llamarCon(llamada, { ...(datos as object), signal })) as unknown as Leido<C>,
});

type DeFicha = Pick<Leido<'ficha'>, 'estado' | 'plazo_fijo'> & { readonly ficha: Visto<'ficha'> };

/** The fields that a correction may change: they come in the same answer as what a decision compares. */
function fichaDe<C extends 'credito' | 'cliente'>({ clave, leer, ...resto }: Lectura<C>): Lectura<'ficha'> {
  const { fuentes, abierto, yaNo } = resto;
  return {
    fuentes,
    abierto,
    yaNo,
    clase: 'ficha',
    clave: [...clave, 'ficha'],
    leer: async (signal) => {
      const { estado, ficha, plazo_fijo } = (await leer(signal)) as unknown as DeFicha;
      return { estado, visto: ficha, plazo_fijo };
    },
  };
}

const YA_PROCESADA = ERRORES.YA_PROCESADA.mensaje;

const deCredito = (id_credito: string, consulta: { antecedentes?: 'no' } = {}): Lectura<'credito'> => ({
  ...deLlamada('credito', vistoCredito, { parametros: { id_credito }, consulta }),
  fuentes: [documentoVivo('creditos', id_credito)],
  abierto: 'Pendiente',
  yaNo: YA_PROCESADA,
});

export const lecturaDeCredito = (id_credito: string): Lectura<'credito'> => deCredito(id_credito);

export const fichaDePendiente = (id_credito: string): Lectura<'ficha'> =>
  fichaDe(deCredito(id_credito, { antecedentes: 'no' }));

type DeSolicitud = { readonly id_solicitud: string; readonly id_credito: string | null };

/**
 * `id_credito` is listened to as well: balance, payments and client change without the request. `boceto`: of what no card shows,
 * so that its room is kept while it is read.
 */
export const lecturaDeSolicitud = <C extends TipoSolicitud>(
  clase: C,
  { id_solicitud: id, id_credito }: DeSolicitud,
  boceto: Partial<Visto<C>>,
): Lectura<C> => ({
  ...deLlamada(clase, vistoSolicitud, { parametros: { id } }),
  fuentes: [
    documentoVivo('solicitudes', id),
    ...(id_credito === null ? [] : [documentoVivo('creditos', id_credito)]),
  ],
  abierto: 'pendiente',
  yaNo: YA_PROCESADA,
  boceto,
});

export const lecturaDeGasto = (id_gasto: string): Lectura<'gasto'> => ({
  ...deLlamada('gasto', vistoGasto, { parametros: { id_gasto } }),
  fuentes: [documentoVivo('gastos', id_gasto)],
  abierto: 'pendiente',
  yaNo: YA_PROCESADA,
});

type DePago = { readonly id_pago: string; readonly id_credito: string };

/** Editing a payment changes its credit's sums, so the credit is listened to. */
export const lecturaDePago = ({ id_pago: id, id_credito }: DePago): Lectura<'pago'> => ({
  ...deLlamada('pago', vistoPago, { parametros: { id } }),
  fuentes: [documentoVivo('creditos', id_credito)],
  abierto: 'vigente',
  yaNo: 'El pago ya fue eliminado.',
});

/** `id_credito`: the open credit, if there is one. */
type DeCliente = { readonly id_cliente: string; readonly id_credito: string | null };

const deCliente = (
  { id_cliente, id_credito }: DeCliente,
  consulta: { para?: 'eliminar' },
): Lectura<'cliente'> => ({
  ...deLlamada('cliente', vistoCliente, { parametros: { id_cliente }, consulta }),
  fuentes: id_credito === null ? [] : [documentoVivo('creditos', id_credito)],
  abierto: 'vigente',
  yaNo: 'El cliente ya no está.',
});

/** The client before its deletion, with the reason that would refuse it. */
export const lecturaDeCliente = (cliente: DeCliente): Lectura<'cliente'> =>
  deCliente(cliente, { para: 'eliminar' });

export const fichaDeCliente = (cliente: DeCliente): Lectura<'ficha'> => fichaDe(deCliente(cliente, {}));

/** The clients' debts and the things that wait move their collector's sums, so those are listened to. */
export const lecturaDeReasignacion = (
  consulta: Consulta<typeof vistoReasignacion>,
): Lectura<'reasignacion'> => ({
  ...deLlamada('reasignacion', vistoReasignacion, { consulta }),
  fuentes: [documentoVivo('totales', consulta.de), documentoVivo('avisos', consulta.de)],
  abierto: 'con_clientes',
  yaNo: 'Ya no hay clientes por reasignar.',
  boceto: { clientes: 1, creditos: 1, saldo: CERO, van: 0, se_quedan: 0, partes: [] },
});

type DeUsuario = { readonly id_usuario: string; readonly activo: boolean };

/** An account itself cannot be listened to; its clients, their payments and its cash can. */
export const lecturaDeUsuario = ({ id_usuario, activo }: DeUsuario): Lectura<'usuario'> => ({
  ...deLlamada('usuario', vistoUsuario, { parametros: { id_usuario } }),
  fuentes: [documentoVivo('totales', id_usuario), documentoVivo('avisos', id_usuario)],
  abierto: activo ? 'activo' : 'inactivo',
  yaNo: activo ? 'La cuenta ya está desactivada.' : 'La cuenta ya está activa.',
  boceto: { clientes_activos: 1, en_mano: CERO, tareas: 0, traspasos: 0, por_entregar: 0 },
});

/** The part of it that an edit changes; nobody is told that it has moved, so it is read again with the window's focus. */
export function datosDeUsuario(usuario: DeUsuario): Lectura<'cuenta'> {
  const { clave, leer } = lecturaDeUsuario(usuario);
  return {
    clase: 'cuenta',
    clave: [...clave, 'cuenta'],
    leer: async (signal) => {
      const { cuenta } = (await leer(signal)) as unknown as { readonly cuenta: Visto<'cuenta'> };
      return { estado: 'registrada', visto: cuenta };
    },
    fuentes: [],
    abierto: 'registrada',
    yaNo: 'La cuenta ya no está.',
  };
}

/**
 * The words of phones about themselves come from the API alone: they are read again when somebody comes back to the
 * question.
 */
export const lecturaDeSesiones = (id_usuario: string): Lectura<'sesiones'> => ({
  ...deLlamada('sesiones', vistoSesiones, { parametros: { id_usuario } }),
  fuentes: [],
  abierto: 'activo',
  yaNo: 'La cuenta está desactivada: ya no tiene sesiones.',
});

export const lecturaDeTelefono = (id_usuario: string, dispositivo: string): Lectura<'telefono'> => ({
  ...deLlamada('telefono', vistoTelefono, { parametros: { id_usuario, dispositivo } }),
  fuentes: [],
  abierto: 'en_uso',
  yaNo: 'Este teléfono ya se dio por perdido.',
});
