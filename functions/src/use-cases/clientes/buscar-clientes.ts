import { type buscarClientes as contrato, clienteHallado } from '@leal/contract';
import { presentar } from '@leal/contract/documentos';
import { estadoDeCliente } from '@leal/domain';
import { buscarClientes as buscar, noEliminados } from '../../data/clientes.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { leerNombres } from '../../context/nombres.ts';

/** Any client by some words; 2 × page + 3 reads at most: the names of their collectors are remembered for a minute. */
export const buscarClientes: CasoLectura<typeof contrato> = async ({ consulta }, { negocio }) => {
  const { limite = (await negocio()).parametros.tamano_pagina, cursor, busqueda = '' } = consulta;
  const { filas, ...pagina } = await buscar(noEliminados(), busqueda, {
    filtros: ['buscar'],
    limite,
    cursor,
  });
  const nombres = await leerNombres(filas.map(({ id_cobrador }) => id_cobrador));
  const datos = filas.map((cliente) => ({
    ...presentar(clienteHallado, cliente),
    nombre_cobrador: nombres.get(cliente.id_cobrador) ?? '',
    estado: estadoDeCliente(cliente),
  }));
  return { datos, ...pagina };
};
