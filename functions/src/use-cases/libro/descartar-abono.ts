import { type descartarAbono as contrato, registrarAbono } from '@leal/contract';
import { anotar } from '../../data/bitacora.ts';
import { creditos, fueDe } from '../../data/creditos.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { hashDeClave } from '../../platform/idempotencia.ts';

/**
 * A collector has discarded a payment on the phone. Whatever the credit is now, only the audit says so, and the answer
 * says nothing of it. Nobody can have taken cash of a credit that was never theirs.
 */
export const descartarAbono = {
  leer: ({ cuerpo }) => ({ credito: creditos.doc(cuerpo.id_credito) }),
  ejecutar: async ({ cuerpo }, cambio, { credito }) => {
    const { tx, actor } = cambio;
    if (credito?.id_cobrador !== actor.uid && !(await fueDe(tx, cuerpo.id_credito, actor.uid, credito)))
      throw new ErrorApp('PROHIBIDO');
    const { id_credito, monto, clave, capturado_en, dispositivo, secuencia, razon, transferencia } = cuerpo;
    anotar(cambio, {
      accion: 'abonos/descartar',
      documento: `creditos/${id_credito}`,
      id_cobrador: actor.uid,
      ...(credito && { cliente: credito }),
      antes: null,
      despues: {
        monto_centavos: monto,
        capturado_en: new Date(capturado_en),
        ...(dispositivo !== undefined && { dispositivo }),
        ...(secuencia !== undefined && { secuencia }),
        ...(razon !== undefined && { razon }),
        ...(transferencia && { transferencia }),
        id_abono: hashDeClave(actor.uid, registrarAbono, clave),
      },
    });
    return null;
  },
} satisfies CasoCambio<typeof contrato, { credito: ReturnType<typeof creditos.doc> }>;
