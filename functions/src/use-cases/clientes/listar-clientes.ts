import {
  clienteDeCobrador,
  type ClienteDeCobrador,
  type clientesDeCobrador,
  type Consulta,
  type ResumenClientes,
} from '@leal/contract';
import { type ClienteDoc, type CreditoDoc, presentar } from '@leal/contract/documentos';
import { DIA_SIN_NADA, estaBuscando, type Fecha, esperaEntrega, visitadosDe } from '@leal/domain';
import { buscarClientes, listadosDe } from '../../data/clientes.ts';
import { leer } from '../../data/coleccion.ts';
import { leerCreditos } from '../../data/creditos.ts';
import { leerPagina } from '../../data/pagina.ts';
import { leerDia } from '../../data/dias.ts';
import { totales } from '../../data/totales.ts';
import { exigirPropio } from '../../context/actor.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { exigirCobrador } from '../usuarios/exigir-cobrador.ts';

type Contrato = typeof clientesDeCobrador;
type Pedido = Omit<Consulta<Contrato>, 'limite'> & { readonly id_cobrador: string; readonly limite: number };

/** The tiles: active ones from the running sums, finished ones by a count, today's from the day's list. */
async function leerResumen(id_cobrador: string, hoy: Fecha): Promise<ResumenClientes> {
  const [sumas, dia, cuenta] = await Promise.all([
    leer(totales.doc(id_cobrador)),
    leerDia(id_cobrador, hoy),
    listadosDe(id_cobrador, 'Finalizado').count().get(),
  ]);
  const activos = sumas?.clientes_activos ?? 0;
  const finalizados = cuenta.data().count;
  const visitados = [...visitadosDe(dia ?? DIA_SIN_NADA)];
  const por_entregar = sumas?.por_entregar.n ?? 0;
  return {
    total: activos + finalizados,
    activos,
    por_entregar,
    finalizados,
    visitados_hoy: visitados.length,
    visitados,
  };
}

/** The length of the unsearched list: one of the tiles. */
function totalDe({ total, activos, finalizados }: ResumenClientes, estado: Pedido['estado']): number {
  if (estado === undefined) return total;
  return estado === 'Pendiente' ? activos : finalizados;
}

/** The whole list, newest client first; the tiles come with its first page, and are its total. */
async function leerLista(pedido: Pedido, hoy: Fecha) {
  const { id_cobrador, estado, limite, cursor } = pedido;
  const resumen = cursor === undefined ? await leerResumen(id_cobrador, hoy) : undefined;
  const pagina = await leerPagina(
    listadosDe(id_cobrador, estado),
    { campo: 'creado_en', sentido: 'desc', id: 'id_cliente' },
    { filtros: ['clientes', id_cobrador, estado], limite, cursor, sinAdelanto: true },
    () => Promise.resolve({ total: resumen === undefined ? 0 : totalDe(resumen, estado) }),
  );
  return { ...pagina, ...(resumen && { resumen }) };
}

const buscarEnLista = ({ id_cobrador, estado, limite, cursor, busqueda = '' }: Pedido) =>
  buscarClientes(listadosDe(id_cobrador, estado), busqueda, {
    filtros: ['clientes', id_cobrador, estado],
    limite,
    cursor,
  });

const ultimoCredito = (cliente: ClienteDoc) => cliente.id_credito_abierto ?? cliente.id_credito_ultimo;

function presentarCon(cliente: ClienteDoc, credito: CreditoDoc | undefined): ClienteDeCobrador[] {
  const { estado_lista: estado, ultima_visita = null } = cliente;
  if (estado === null || credito === undefined) return [];
  const campos = { ...presentar(clienteDeCobrador, credito), ...presentar(clienteDeCobrador, cliente) };
  return [{ ...campos, estado, ultima_visita, por_entregar: esperaEntrega(credito) }];
}

/** A collector's clients with their latest credit, all or those found; 2 × page + 3 reads at most. */
export const listarClientes: CasoLectura<Contrato> = async (
  { parametros: { id_usuario }, consulta },
  { actor, hoy, negocio },
) => {
  exigirPropio(actor, id_usuario);
  const { parametros } = await negocio();
  const pedido = {
    ...consulta,
    id_cobrador: id_usuario,
    limite: consulta.limite ?? parametros.tamano_pagina,
  };
  const busca = estaBuscando(consulta.busqueda);
  const { filas, ...pagina } = await (busca ? buscarEnLista(pedido) : leerLista(pedido, hoy));
  if (pagina.total === 0 && id_usuario !== actor.uid) await exigirCobrador(id_usuario);
  const creditos = await leerCreditos(filas.map(ultimoCredito).filter((id) => id !== null));
  const porId = new Map(creditos.map((credito) => [credito.id_credito, credito]));
  return {
    datos: filas.flatMap((cliente) => presentarCon(cliente, porId.get(ultimoCredito(cliente) ?? ''))),
    ...pagina,
  };
};
