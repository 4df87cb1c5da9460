import type { CreditoPorEntregar, porEntregar as contrato } from '@leal/contract';
import type { CreditoDoc, SolicitudDoc } from '@leal/contract/documentos';
import { aInstanteIso, diasHastaEntregar, type Fecha, fechaLocal, ROL, SENAS, tomar } from '@leal/domain';
import { creditosPorEntregar } from '../../data/creditos.ts';
import { leerPagina } from '../../data/pagina.ts';
import { leerDeCreditos } from '../../data/solicitudes.ts';
import { carterasNombradas } from '../../context/cartera.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { porPreguntar, siSeCancela } from './por-que-no.ts';

const MAS_VIEJO_PRIMERO = { campo: 'decision.fecha', sentido: 'asc', id: 'id_credito' } as const;

type Cuando = { readonly hoy: Fecha; readonly pedidas: readonly SolicitudDoc[] };

function presentar(credito: CreditoDoc, { hoy, pedidas }: Cuando): CreditoPorEntregar {
  const { id_credito, id_cliente, id_cobrador, nombre_cobrador, decision, creado_en } = credito;
  const aprobado = decision?.fecha ?? creado_en;
  return {
    id_credito,
    id_cliente,
    id_cobrador,
    nombre_cobrador: nombre_cobrador ?? null,
    ...tomar(credito, SENAS),
    monto: credito.monto_entregado_centavos,
    aprobado_en: aInstanteIso(aprobado),
    fecha_aprobacion: fechaLocal(aprobado),
    es_renovacion: credito.id_credito_anterior !== null,
    dias_en_espera: diasHastaEntregar(fechaLocal(aprobado), hoy),
    se_puede_cancelar: false,
    ...siSeCancela(credito, pedidas),
  };
}

/** The loans that wait to be handed over, the oldest first: of a collector's portfolios; for a manager those of one or of all, and what may be cancelled. */
export const listarPorEntregar: CasoLectura<typeof contrato> = async (
  { consulta },
  { actor, ahora, hoy, negocio },
) => {
  const { limite, cursor } = consulta;
  const carteras = carterasNombradas(actor, consulta.id_cobrador, ahora);
  const { parametros } = await negocio();
  const { filas, ...pagina } = await leerPagina(creditosPorEntregar(carteras), MAS_VIEJO_PRIMERO, {
    filtros: ['por-entregar', carteras?.join(' ')],
    limite: limite ?? parametros.tamano_pagina,
    cursor,
  });
  // Nobody else cancels one.
  const pedidas = actor.id_rol === ROL.gerente ? await leerDeCreditos(porPreguntar(filas)) : [];
  return { datos: filas.map((credito) => presentar(credito, { hoy, pedidas })), ...pagina };
};
