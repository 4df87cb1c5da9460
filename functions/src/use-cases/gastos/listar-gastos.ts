import type { Consulta, gastosDeCobrador, gastosPendientes, listarGastos as contrato } from '@leal/contract';
import type { GastoDoc } from '@leal/contract/documentos';
import { ESTADOS_SOLICITUD, type EstadoSolicitud } from '@leal/domain';
import { contarGastos, enEstados } from '../../data/gastos.ts';
import { juntarCuentas, leerPagina, type OrdenDeLista } from '../../data/pagina.ts';
import { exigirPropio } from '../../context/actor.ts';
import type { CasoLectura, Lectura } from '../../context/caso.ts';
import { exigirCobrador } from '../usuarios/exigir-cobrador.ts';
import { presentarGasto } from './presentar-gasto.ts';

type Pagina = Pick<Consulta<typeof contrato>, 'limite' | 'cursor'>;
type Lista = {
  readonly estados: readonly EstadoSolicitud[];
  /** null: every collector's. */
  readonly id_cobrador: string | null;
  readonly orden: OrdenDeLista<GastoDoc>;
};

const MAS_NUEVO_PRIMERO = { campo: 'fecha_solicitud', sentido: 'desc', id: 'id_gasto' } as const;
const MAS_VIEJO_PRIMERO = { ...MAS_NUEVO_PRIMERO, sentido: 'asc' } as const;

/** Pending ones stand oldest first, decided ones by the newest decision, both together by when they were asked. */
function ordenDe(estados: readonly EstadoSolicitud[]): OrdenDeLista<GastoDoc> {
  if (estados.every((estado) => estado === 'pendiente')) return MAS_VIEJO_PRIMERO;
  if (estados.includes('pendiente')) return MAS_NUEVO_PRIMERO;
  return { campo: 'fecha_respuesta', sentido: 'desc', id: 'id_gasto' };
}

/** One page; the counters come with the first one. */
async function listar(
  { estados, id_cobrador, orden }: Lista,
  { limite, cursor }: Pagina,
  negocio: Lectura['negocio'],
) {
  const { parametros } = await negocio();
  const cuentas = cursor === undefined ? contarGastos(id_cobrador) : undefined;
  const filtros = ['gastos', id_cobrador, ...estados];
  const [{ filas, ...pagina }, contadores] = await Promise.all([
    leerPagina(
      enEstados(estados, id_cobrador),
      orden,
      { filtros, limite: limite ?? parametros.tamano_pagina, cursor, sinAdelanto: true },
      async () => {
        const porEstado = await cuentas;
        return juntarCuentas(estados.map((estado) => porEstado?.[estado] ?? 0));
      },
    ),
    cuentas,
  ]);
  return {
    datos: filas.map(presentarGasto),
    ...pagina,
    ...(contadores && {
      contadores: {
        pendientes: contadores.pendiente,
        aprobados: contadores.aprobada,
        rechazados: contadores.rechazada,
        monto_pendiente: contadores.monto_pendiente,
      },
    }),
  };
}

const deTodos = (estados: readonly EstadoSolicitud[]): Lista => ({
  estados,
  id_cobrador: null,
  orden: ordenDe(estados),
});

const sinRepetir = (pedidos: readonly string[] | undefined) =>
  ESTADOS_SOLICITUD.filter((estado) => pedidos?.includes(estado) ?? true);

export const listarGastosPendientes: CasoLectura<typeof gastosPendientes> = ({ consulta }, { negocio }) =>
  listar(deTodos(['pendiente']), consulta, negocio);

export const listarGastos: CasoLectura<typeof contrato> = ({ consulta }, { negocio }) =>
  listar(deTodos(sinRepetir(consulta.estado?.split(','))), consulta, negocio);

/** A collector's own, or anybody's to a manager: newest first, whatever became of them. */
export const listarGastosDeCobrador: CasoLectura<typeof gastosDeCobrador> = async (
  { parametros: { id }, consulta },
  { actor, negocio },
) => {
  exigirPropio(actor, id);
  const estados = sinRepetir(consulta.estado);
  const lista = await listar({ estados, id_cobrador: id, orden: MAS_NUEVO_PRIMERO }, consulta, negocio);
  if (lista.total === 0 && id !== actor.uid) await exigirCobrador(id);
  return lista;
};
