import type { listarTransferencias as contrato } from '@leal/contract';
import type { CasoLectura } from '../../context/caso.ts';
import { sumarTransferencias, transferenciasEn } from '../../data/en-banco.ts';
import { leerPaginaDelLibro } from '../../data/enteros.ts';
import { nombrarTransferencias } from './nombrar-transferencias.ts';

/** By state. Besides the page: its count and sum, and the names on it that nobody has just read. */
export const listarTransferencias: CasoLectura<typeof contrato> = async ({ consulta }, { negocio }) => {
  const { estado = 'por_confirmar', cursor } = consulta;
  const limite = consulta.limite ?? (await negocio()).parametros.tamano_pagina;
  const { filas, ...pagina } = await leerPaginaDelLibro(
    transferenciasEn(estado),
    { filtros: ['transferencias', estado], limite, cursor },
    { campo: 'capturado_en', sentido: estado === 'vista' ? 'desc' : 'asc' },
    () => sumarTransferencias(estado),
  );
  const nombrar = await nombrarTransferencias(filas);
  return { datos: filas.map((fila) => nombrar(fila, estado)), ...pagina };
};
