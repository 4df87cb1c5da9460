import { type buscarClientes as contrato, clienteHallado } from '@leal/contract';
import { presentar } from '@leal/contract/documentos';
import { estadoDeCliente, ROL } from '@leal/domain';
import { buscarClientes as buscar, listados, noEliminados } from '../../data/clientes.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { leerNombres } from '../../context/nombres.ts';

/** Any client by some words; 2 × page + 3 reads at most: the names of their collectors are remembered for a minute. */
export const buscarClientes: CasoLectura<typeof contrato> = async ({ consulta }, { actor, negocio }) => {
  const { limite = (await negocio()).parametros.tamano_pagina, cursor, busqueda = '' } = consulta;
  const cuales = actor.id_rol === ROL.gerente ? noEliminados() : listados();
  const filtros = ['buscar', actor.id_rol];
  const { filas, ...pagina } = await buscar(cuales, busqueda, { filtros, limite, cursor });
  const nombres = await leerNombres(filas.map(({ id_cobrador }) => id_cobrador));
  const datos = filas.map((cliente) => ({
    ...presentar(clienteHallado, cliente),
    nombre_cobrador: nombres.get(cliente.id_cobrador) ?? '',
    estado: estadoDeCliente(cliente),
  }));
  return { datos, ...pagina };
};
