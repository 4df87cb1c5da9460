import { type descartarAbono as contrato, registrarAbono } from '@leal/contract';
import { anotar } from '../../data/bitacora.ts';
import { creditos } from '../../data/creditos.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { hashDeClave } from '../../platform/idempotencia.ts';

/**
 * A collector has discarded a payment on the phone. Whatever the credit is now, and whoever's: only the audit says so,
 * and the answer says nothing of it.
 */
export const descartarAbono = {
  leer: ({ cuerpo }) => ({ credito: creditos.doc(cuerpo.id_credito) }),
  ejecutar: ({ cuerpo }, cambio, { credito }) => {
    const { id_credito, monto, clave, capturado_en, dispositivo, secuencia, razon } = cuerpo;
    anotar(cambio, {
      accion: 'abonos/descartar',
      documento: `creditos/${id_credito}`,
      id_cobrador: cambio.actor.uid,
      ...(credito && { cliente: credito }),
      antes: null,
      despues: {
        monto_centavos: monto,
        capturado_en: new Date(capturado_en),
        ...(dispositivo !== undefined && { dispositivo }),
        ...(secuencia !== undefined && { secuencia }),
        ...(razon !== undefined && { razon }),
        id_abono: hashDeClave(cambio.actor.uid, registrarAbono, clave),
      },
    });
    return null;
  },
} satisfies CasoCambio<typeof contrato, { credito: ReturnType<typeof creditos.doc> }>;
