import type { CreditoDecidido, historialCreditos } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { aInstanteIso } from '@leal/domain';
import { creditos } from '../../data/creditos.ts';
import { leerPagina } from '../../data/pagina.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { type Hoy, presentarCredito } from './presentar-credito.ts';

/** The decision, which never changes, and the credit's state today. */
function presentarDecidido(doc: CreditoDoc, cuando: Hoy): CreditoDecidido {
  const { decision } = doc;
  if (decision === null) throw new Error(`No decision on ${doc.id_credito}, found by its date`);
  return {
    ...presentarCredito(doc, cuando),
    estado_credito: decision.estado,
    estado_actual: doc.estado_credito,
    id_gerente: decision.id_gerente,
    nombre_gerente: decision.nombre_gerente,
    nombre_cobrador: doc.nombre_cobrador,
    fecha_aprobacion: aInstanteIso(decision.fecha),
    comentario: decision.comentario,
  };
}

/** Credits that were decided, newest decision first; one without a decision has no place in that order. */
export const listarHistorial: CasoLectura<typeof historialCreditos> = async (
  { consulta },
  { hoy, negocio },
) => {
  const reglas = await negocio();
  const { filas, ...pagina } = await leerPagina(
    creditos.todas(),
    { campo: 'decision.fecha', sentido: 'desc', id: 'id_credito' },
    {
      filtros: ['historial-creditos'],
      limite: consulta.limite ?? reglas.parametros.tamano_pagina,
      cursor: consulta.cursor,
      sinAdelanto: true,
    },
  );
  return { datos: filas.map((doc) => presentarDecidido(doc, { hoy, negocio: reglas })), ...pagina };
};
