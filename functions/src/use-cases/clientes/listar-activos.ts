import { clienteActivo, type ClienteActivo, type clientesActivos, type Consulta } from '@leal/contract';
import { type CreditoDoc, presentar } from '@leal/contract/documentos';
import {
  estaBuscando,
  estaVencido,
  type Fecha,
  fechaLocal,
  instanteLocal,
  esperaEntrega,
  sumarDias,
} from '@leal/domain';
import { activosDeTodos, buscarClientes } from '../../data/clientes.ts';
import { activosDe, creditosActivos, leerCreditos } from '../../data/creditos.ts';
import { leerPagina } from '../../data/pagina.ts';
import { contarClientesActivos } from '../../data/totales.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { leerNombres } from '../../context/nombres.ts';

type Contrato = typeof clientesActivos;
type Pedido = Consulta<Contrato> & { readonly limite: number };

const LISTA = 'clientes-activos';
const POR_ALTA = { campo: 'creado_en', sentido: 'desc', id: 'id_credito' } as const;
const POR_VENCIMIENTO = {
  campo: 'fecha_vencimiento',
  sentido: 'asc',
  id: 'id_credito',
  esDia: true,
} as const;

/** The collector and the term are equal to something, and before its order each list has at most one range. */
function consultaDe({ id_cobrador, dias_pago, ver, antiguedad }: Pedido, hoy: Fecha) {
  const activos = id_cobrador === undefined ? creditosActivos() : activosDe(id_cobrador);
  const delPlazo = dias_pago === undefined ? activos : activos.where('dias_pago', '==', dias_pago);
  if (ver !== undefined) return delPlazo.where('fecha_vencimiento', '<', hoy);
  if (antiguedad === undefined) return delPlazo;
  return delPlazo.where('creado_en', '<', instanteLocal(sumarDias(hoy, 1 - antiguedad), '00:00'));
}

/** A client has at most one active credit, which carries a copy of it: page + 3 reads, whatever it is filtered by. */
function leerTodos(pedido: Pedido, hoy: Fecha) {
  const { limite, cursor, id_cobrador, dias_pago, ver, antiguedad, orden } = pedido;
  const filtros = { id_cobrador, dias_pago, ver, antiguedad };
  const esDeTodos = Object.values(filtros).every((filtro) => filtro === undefined);
  return leerPagina(
    consultaDe(pedido, hoy),
    (ver ?? orden) === undefined ? POR_ALTA : POR_VENCIMIENTO,
    { filtros: [LISTA, filtros, orden], limite, cursor },
    esDeTodos ? async () => ({ total: await contarClientesActivos() }) : undefined,
  );
}

/** Words are found on the clients; each one's credit is read too: 2 × page + 3 reads. */
async function buscar({ limite, cursor, busqueda = '', id_cobrador }: Pedido) {
  const deTodos = activosDeTodos();
  const { filas: clientes, ...pagina } = await buscarClientes(
    id_cobrador === undefined ? deTodos : deTodos.where('id_cobrador', '==', id_cobrador),
    busqueda,
    { filtros: [LISTA, id_cobrador], limite, cursor },
  );
  const abiertos = clientes.map((cliente) => cliente.id_credito_abierto).filter((id) => id !== null);
  return { filas: await leerCreditos(abiertos), ...pagina };
}

const presentarActivo = (credito: CreditoDoc, nombre_cobrador: string, hoy: Fecha): ClienteActivo => ({
  ...presentar(clienteActivo, credito),
  nombre_cobrador,
  alta: fechaLocal(credito.creado_en),
  vencido: estaVencido({ ...credito, saldo: credito.saldo_centavos }, hoy),
  por_entregar: esperaEntrega(credito),
});

/**
 * Active clients of every collector with their credit, newest first, as they are due, or those found. The names of
 * their collectors are remembered for a minute.
 */
export const listarActivos: CasoLectura<Contrato> = async ({ consulta }, { hoy, negocio }) => {
  const { parametros } = await negocio();
  const pedido = { ...consulta, limite: consulta.limite ?? parametros.tamano_pagina };
  const busca = estaBuscando(consulta.busqueda);
  const { filas, ...pagina } = await (busca ? buscar(pedido) : leerTodos(pedido, hoy));
  const nombres = await leerNombres(filas.map(({ id_cobrador }) => id_cobrador));
  const datos = filas.map((credito) => presentarActivo(credito, nombres.get(credito.id_cobrador) ?? '', hoy));
  return { datos, ...pagina };
};
