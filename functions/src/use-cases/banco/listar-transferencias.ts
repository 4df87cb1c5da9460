import type { listarTransferencias as contrato } from '@leal/contract';
import type { MovimientoDoc } from '@leal/contract/documentos';
import type { EstadoEnBanco, Fecha } from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { leerCorregibles, sumarTransferencias, transferenciasEn } from '../../data/en-banco.ts';
import { leerPaginaDelLibro } from '../../data/enteros.ts';
import { leerBajoLaMisma } from './misma-referencia.ts';
import { type Leidos, leerNombresDe, presentarTransferencia } from './presentar-transferencia.ts';

const SIN_REPETIDAS: Leidos['repetidas'] = new Map();

/**
 * Besides the rows: of those that were not seen, whether each credit can be corrected and the others under their references (four of
 * each); then the names that nobody has just read.
 */
async function leerLosDe(
  filas: readonly MovimientoDoc[],
  estado: EstadoEnBanco,
  hoy: Fecha,
): Promise<Leidos> {
  const vistas = estado === 'vista';
  const [creditos, repetidas] = await Promise.all([
    leerCorregibles(vistas ? [] : filas),
    vistas ? SIN_REPETIDAS : leerBajoLaMisma(filas, hoy),
  ]);
  const dichas = [...filas, ...[...repetidas.values()].flat()];
  return { ...(await leerNombresDe(dichas)), creditos, repetidas };
}

/** By state. Besides the page: its count and sum, and what its rows are told with. */
export const listarTransferencias: CasoLectura<typeof contrato> = async (
  { consulta },
  { hoy, negocio: leerNegocio },
) => {
  const { estado = 'por_confirmar', cursor } = consulta;
  const negocio = await leerNegocio();
  const limite = consulta.limite ?? negocio.parametros.tamano_pagina;
  const { filas, ...pagina } = await leerPaginaDelLibro(
    transferenciasEn(estado),
    { filtros: ['transferencias', estado], limite, cursor },
    { campo: 'capturado_en', sentido: estado === 'vista' ? 'desc' : 'asc' },
    () => sumarTransferencias(estado),
  );
  const leidos = await leerLosDe(filas, estado, hoy);
  return {
    datos: filas.map((fila) => presentarTransferencia(fila, estado, leidos, { hoy, negocio })),
    ...pagina,
  };
};
