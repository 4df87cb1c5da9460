import { type Cuerpo, type descartarAbono as contrato, registrarAbono } from '@leal/contract';
import { capturadaDe, conPorAclarar, type CreditoDoc } from '@leal/contract/documentos';
import { fechaLocal } from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import { creditos, fueDe } from '../../data/creditos.ts';
import { deshechos } from '../../data/deshechos.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { hashDeClave } from '../../platform/idempotencia.ts';
import { solicitudNueva } from '../solicitudes/abrir-solicitud.ts';

type Descartado = Cuerpo<typeof contrato>;

const LO_DESCARTO = 'El cobrador la descartó en su teléfono.';

/**
 * The money of a transfer may be in the bank, whoever discards it: a request that is answered already, which the office clears
 * up. It keeps no key: were the payment to come again, it would be judged as if it had never been discarded.
 */
function porAclarar(cambio: Cambio, credito: CreditoDoc, descartado: Descartado): void {
  const { actor, ahora, ids, tx } = cambio;
  const { monto, transferencia, razon = LO_DESCARTO, clave: _clave, ...tap } = descartado;
  const capturado_en = new Date(descartado.capturado_en);
  const nueva = solicitudNueva(cambio, {
    tipo: 'captura_tardia',
    datos: {
      tipo_captura: 'pago',
      monto_centavos: monto,
      fecha: fechaLocal(capturado_en),
      capturado_en,
      razon,
      ...capturadaDe(tap),
      ...(transferencia && { transferencia }),
      efectivo: null,
      monto_aprobado_centavos: null,
    },
    de: { ...credito, id_cobrador: actor.uid },
    id_credito: credito.id_credito,
    motivo: '',
    id_solicitud: ids.de('descartada'),
  });
  const respondida = {
    ...nueva,
    estado: 'rechazada',
    fecha_respuesta: ahora,
    comentario: LO_DESCARTO,
  } as const;
  tx.create(solicitudes.doc(nueva.id_solicitud), { ...respondida, ...conPorAclarar(respondida) });
}

/**
 * A collector has discarded a payment on the phone. Whatever the credit is now, only the audit says so, and of a transfer the
 * office's list of what is to be cleared up; the answer says nothing of it. Nobody can have taken cash of a credit that was
 * never theirs.
 */
export const descartarAbono = {
  leer: ({ cuerpo }) => ({ credito: creditos.doc(cuerpo.id_credito) }),
  ejecutar: async ({ cuerpo }, cambio, { credito }) => {
    const { tx, actor } = cambio;
    if (credito?.id_cobrador !== actor.uid && !(await fueDe(tx, cuerpo.id_credito, actor.uid, credito)))
      throw new ErrorApp('PROHIBIDO');
    const { id_credito, monto, clave, capturado_en, dispositivo, secuencia, razon, transferencia } = cuerpo;
    // Of an import that was undone, too, the money may be in the bank.
    const suyo = transferencia && (credito ?? (await tx.get(deshechos.doc(id_credito))).data());
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
    if (suyo) porAclarar(cambio, suyo, cuerpo);
    return null;
  },
} satisfies CasoCambio<typeof contrato, { credito: ReturnType<typeof creditos.doc> }>;
