import {
  type Consulta,
  type CreditoDecidido,
  type historialCreditos,
  type SumasDecididos,
  TOPE_CLIENTES_HISTORIAL,
  TOPE_HISTORIAL,
} from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { aInstanteIso, CERO, estaBuscando, sumar as sumarCentavos } from '@leal/domain';
import { buscarClientes, noEliminados } from '../../data/clientes.ts';
import {
  creditosDecididos,
  type Decision,
  decididosDe,
  pasaDecidido,
  sumarDecididos,
} from '../../data/decididos.ts';
import { juntarCuentas, leerPagina } from '../../data/pagina.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { type Hoy, presentarCredito } from './presentar-credito.ts';

/** The decision, which never changes, and the credit's state today. */
function presentarDecidido(doc: CreditoDoc, cuando: Hoy): CreditoDecidido {
  const { decision } = doc;
  if (decision === null) throw new Error(`No decision on ${doc.id_credito}, found by its date`);
  return {
    ...presentarCredito(doc, cuando),
    estado_credito: decision.estado,
    estado_actual: doc.estado_credito,
    id_gerente: decision.id_gerente,
    nombre_gerente: decision.nombre_gerente,
    nombre_cobrador: doc.nombre_cobrador,
    fecha_aprobacion: aInstanteIso(decision.fecha),
    comentario: decision.comentario,
  };
}

type Contrato = typeof historialCreditos;
type Sumados = Awaited<ReturnType<typeof sumarDecididos>>;

const comoSumas = ({ aprobado, rechazado }: Sumados): SumasDecididos => ({
  aprobados: aprobado.cuantos,
  monto_aprobado: aprobado.monto,
  rechazados: rechazado.cuantos,
  monto_rechazado: rechazado.monto,
});

function sumar(filas: readonly CreditoDoc[], estado: Decision) {
  const decididas = filas.filter(({ decision }) => decision?.estado === estado);
  const monto = decididas.reduce((suma, fila) => sumarCentavos(suma, fila.monto_solicitado_centavos), CERO);
  return { cuantos: decididas.length, monto };
}

const instanteDe = ({ decision }: CreditoDoc): number => decision?.fecha.getTime() ?? 0;

/** Decided credits of the first clients that are found, in one page; it says when there may be more. */
async function buscar({ busqueda = '', ...filtro }: Consulta<Contrato>) {
  const { id_cobrador } = filtro;
  const deTodos = noEliminados();
  const candidatos = id_cobrador === undefined ? deTodos : deTodos.where('id_cobrador', '==', id_cobrador);
  const { filas: clientes, siguiente } = await buscarClientes(candidatos, busqueda, {
    filtros: ['historial-creditos'],
    limite: TOPE_CLIENTES_HISTORIAL,
    cursor: undefined,
  });
  const ids = clientes.map(({ id_cliente }) => id_cliente);
  const { decididos, cortados } = await decididosDe(ids, TOPE_HISTORIAL);
  const pasan = decididos
    .filter((doc) => pasaDecidido(doc, filtro))
    .toSorted((a, b) => instanteDe(b) - instanteDe(a));
  const filas = pasan.slice(0, TOPE_HISTORIAL);
  const cortada = siguiente !== null || cortados || pasan.length > TOPE_HISTORIAL;
  const sumas = comoSumas({ aprobado: sumar(filas, 'Aprobado'), rechazado: sumar(filas, 'Rechazado') });
  return { filas, total: filas.length, ...(cortada && { hay_mas: true }), sumas, siguiente: null };
}

/** A page, newest decision first; one without a decision has no place in that order. */
async function leerTodos({ limite, cursor, ...filtro }: Consulta<Contrato> & { limite: number }) {
  const contar = async () => {
    const sumados = await sumarDecididos(filtro);
    const { aprobado, rechazado } = sumados;
    return { ...juntarCuentas([aprobado.cuantos, rechazado.cuantos]), sumas: comoSumas(sumados) };
  };
  return leerPagina(
    creditosDecididos(filtro),
    { campo: 'decision.fecha', sentido: 'desc', id: 'id_credito' },
    { filtros: ['historial-creditos', filtro], limite, cursor, sinAdelanto: true },
    contar,
  );
}

/**
 * Credits that were decided, and what they add up to: page + 5 reads; of a search its clients, up to sixty, and up to 201 credits of
 * each thirty.
 */
export const listarHistorial: CasoLectura<Contrato> = async ({ consulta }, { hoy, negocio }) => {
  const reglas = await negocio();
  const { busqueda, ...resto } = consulta;
  const limite = consulta.limite ?? reglas.parametros.tamano_pagina;
  const { filas, ...pagina } = estaBuscando(busqueda)
    ? await buscar(consulta)
    : await leerTodos({ ...resto, limite });
  return { datos: filas.map((doc) => presentarDecidido(doc, { hoy, negocio: reglas })), ...pagina };
};
