import type { pendientesCreditos } from '@leal/contract';
import { creditosPendientes } from '../../data/creditos.ts';
import { leerPagina } from '../../data/pagina.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { leerParecidos } from '../vistos/parecidos.ts';
import { presentarPendiente } from './presentar-credito.ts';

/** The credits that wait for a decision, oldest first; beside each that looks like somebody else's, that one too. */
export const listarPendientes: CasoLectura<typeof pendientesCreditos> = async (
  { consulta },
  { hoy, negocio },
) => {
  const reglas = await negocio();
  const { filas, ...pagina } = await leerPagina(
    creditosPendientes(),
    { campo: 'fecha_solicitud', sentido: 'asc', id: 'id_credito' },
    {
      filtros: ['pendientes-creditos'],
      limite: consulta.limite ?? reglas.parametros.tamano_pagina,
      cursor: consulta.cursor,
      sinAdelanto: true,
    },
  );
  const cuando = { hoy, negocio: reglas };
  const parecidos = await leerParecidos(filas);
  return {
    datos: filas.map((doc) => presentarPendiente(doc, cuando, parecidos.get(doc.id_credito))),
    ...pagina,
  };
};
