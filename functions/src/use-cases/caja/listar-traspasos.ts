import type { listarTraspasos as contrato } from '@leal/contract';
import { leerPagina } from '../../data/pagina.ts';
import { traspasosDe } from '../../data/traspasos.ts';
import { deQuien } from '../../context/actor.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { presentarTraspaso } from './presentar-traspaso.ts';

const MAS_NUEVO_PRIMERO = { campo: 'fecha_solicitud', sentido: 'desc', id: 'id_traspaso' } as const;

/** Hand-overs of cash, newest first: a collector's own, or to a manager those of one or of all. */
export const listarTraspasos: CasoLectura<typeof contrato> = async ({ consulta }, { actor, negocio }) => {
  const { limite, cursor, estado } = consulta;
  const id_cobrador = deQuien(actor, consulta.id_cobrador);
  const { parametros } = await negocio();
  const { filas, ...pagina } = await leerPagina(traspasosDe({ id_cobrador, estado }), MAS_NUEVO_PRIMERO, {
    filtros: ['traspasos', id_cobrador, estado],
    limite: limite ?? parametros.tamano_pagina,
    cursor,
  });
  return { datos: filas.map(presentarTraspaso), ...pagina };
};
