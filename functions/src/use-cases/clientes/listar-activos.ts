import { clienteActivo, type ClienteActivo, type clientesActivos, type Consulta } from '@leal/contract';
import { type CreditoDoc, presentar } from '@leal/contract/documentos';
import { estaBuscando, estaVencido, type Fecha } from '@leal/domain';
import { activosDeTodos, buscarClientes } from '../../data/clientes.ts';
import { creditosActivos, leerCreditos } from '../../data/creditos.ts';
import { leerPagina } from '../../data/pagina.ts';
import { contarClientesActivos } from '../../data/totales.ts';
import type { CasoLectura } from '../../context/caso.ts';

type Contrato = typeof clientesActivos;
type Pedido = Consulta<Contrato> & { readonly limite: number };

/** A client has at most one active credit, which carries a copy of it: page + 3 reads. */
const leerTodos = ({ limite, cursor }: Pedido) =>
  leerPagina(
    creditosActivos(),
    { campo: 'creado_en', sentido: 'desc', id: 'id_credito' },
    { filtros: ['clientes-activos'], limite, cursor },
    async () => ({ total: await contarClientesActivos() }),
  );

/** Words are found on the clients; each one's credit is read too: 2 × page + 3 reads. */
async function buscar({ limite, cursor, busqueda = '' }: Pedido) {
  const { filas: clientes, ...pagina } = await buscarClientes(activosDeTodos(), busqueda, {
    filtros: ['clientes-activos'],
    limite,
    cursor,
  });
  const abiertos = clientes.map((cliente) => cliente.id_credito_abierto).filter((id) => id !== null);
  return { filas: await leerCreditos(abiertos), ...pagina };
}

const presentarActivo = (credito: CreditoDoc, hoy: Fecha): ClienteActivo => ({
  ...presentar(clienteActivo, credito),
  vencido: estaVencido({ ...credito, saldo: credito.saldo_centavos }, hoy),
});

/** Active clients of every collector with their credit, newest first or those found. */
export const listarActivos: CasoLectura<Contrato> = async ({ consulta }, { hoy, negocio }) => {
  const { parametros } = await negocio();
  const pedido = { ...consulta, limite: consulta.limite ?? parametros.tamano_pagina };
  const busca = estaBuscando(consulta.busqueda);
  const { filas, ...pagina } = await (busca ? buscar(pedido) : leerTodos(pedido));
  return { datos: filas.map((credito) => presentarActivo(credito, hoy)), ...pagina };
};
