import type { deshacerEntrega as contrato } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { aPesos, CERO, efectoDeCredito, puedeDeshacerse, quienEntrego } from '@leal/domain';
import { avisarCaja } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { creditos, firmaDeLaEntrega } from '../../data/creditos.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { CambioMientras, ErrorApp } from '../../platform/errores.ts';
import { type ConEntrega, entregarDeCaja } from '../caja/asentar-en-caja.ts';
import { leerFondo, sacarFondo } from '../caja/fondo-de-entrega.ts';
import { NO_SE_DESHACE } from './por-que-no.ts';
import { asentarEfectos } from '../libro/asentar-efectos.ts';

function exigirDeshacible(credito: CreditoDoc): asserts credito is ConEntrega {
  switch (puedeDeshacerse(credito)) {
    case 'no_entregado':
      throw new ErrorApp('YA_PROCESADA', 'Este préstamo no está entregado.');
    case 'no_activo':
      throw new ErrorApp('CREDITO_NO_ACTIVO');
    case 'con_pagos':
      throw new ErrorApp('NO_ELEGIBLE', NO_SE_DESHACE);
    default:
  }
}

/**
 * A manager says that a loan was never handed over: it waits for it again, and its cash is back in the collector's box. Its
 * signature goes; rows and audit stay. 409 YA_PROCESADA and CAMBIO_MIENTRAS, 422 once anything was paid on it.
 */
export const deshacerEntrega = {
  leer: ({ cuerpo }) => ({ credito: creditos.doc(cuerpo.id_credito) }),
  ejecutar: async ({ cuerpo: { motivo, visto } }, cambio, { credito: antes }) => {
    if (antes === undefined) throw new ErrorApp('NO_ENCONTRADO');
    exigirDeshacible(antes);
    const { id_credito, id_cobrador } = antes;
    const { monto_centavos, fecha, id_fondo, deshecha = 0 } = antes.entrega;
    if (visto.monto !== monto_centavos) throw new CambioMientras({ monto: aPesos(monto_centavos) });
    const fondo = await leerFondo(cambio, id_fondo);
    const entrega = {
      estado: 'por_entregar',
      monto_centavos: CERO,
      fecha: null,
      deshecha: deshecha + 1,
    } as const;
    const despues: ConEntrega = { ...antes, entrega };
    asentarEfectos(cambio, {
      credito: antes,
      // Nothing was lent, so nothing was promised of it.
      cambios: { entrega, ...(antes.convenio && { convenio: null }) },
      reparto: efectoDeCredito(antes, despues),
    });
    if (antes.entrega.firmada) cambio.tx.delete(firmaDeLaEntrega(id_credito));
    entregarDeCaja(cambio, antes, despues, motivo);
    if (fondo) sacarFondo(cambio, fondo, motivo);
    // The collector who is to hand it over is told, and the one whose box has it back.
    for (const quien of new Set([id_cobrador, quienEntrego(antes)])) avisarCaja(cambio.tx, quien);
    anotar(cambio, {
      accion: 'creditos/deshacer-entrega',
      documento: `creditos/${id_credito}`,
      id_cobrador,
      cliente: antes,
      antes: { entrega: 'entregada', monto_centavos, fecha },
      despues: { entrega: 'por_entregar', motivo },
    });
    return { id_credito };
  },
} satisfies CasoCambio<typeof contrato, { credito: ReturnType<typeof creditos.doc> }>;
