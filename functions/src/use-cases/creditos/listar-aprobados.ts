import type { aprobadosDeCobrador } from '@leal/contract';
import { activosDe } from '../../data/creditos.ts';
import { leerPagina } from '../../data/pagina.ts';
import { exigirPropio } from '../../context/actor.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { presentarCredito } from './presentar-credito.ts';
import { exigirCobrador } from '../usuarios/exigir-cobrador.ts';

/** A collector's active credits, newest first. */
export const listarAprobados: CasoLectura<typeof aprobadosDeCobrador> = async (
  { parametros: { id_usuario }, consulta },
  { actor, hoy, negocio },
) => {
  exigirPropio(actor, id_usuario);
  const reglas = await negocio();
  const { filas, ...pagina } = await leerPagina(
    activosDe(id_usuario),
    { campo: 'creado_en', sentido: 'desc', id: 'id_credito' },
    {
      filtros: ['aprobados', id_usuario],
      limite: consulta.limite ?? reglas.parametros.tamano_pagina,
      cursor: consulta.cursor,
    },
  );
  if (pagina.total === 0 && id_usuario !== actor.uid) await exigirCobrador(id_usuario);
  return { datos: filas.map((doc) => presentarCredito(doc, { hoy, negocio: reglas })), ...pagina };
};
