import type { levantarCastigo as contrato } from '@leal/contract';
import { aPesos } from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import { clientes } from '../../data/clientes.ts';
import { creditos } from '../../data/creditos.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { CambioMientras, ErrorApp } from '../../platform/errores.ts';

/** The client of a written-off loan may have another one: the loan itself stays as it is. 409 YA_PROCESADA and CAMBIO_MIENTRAS. */
export const levantarCastigo = {
  leer: ({ cuerpo }) => ({ credito: creditos.doc(cuerpo.id_credito) }),
  ejecutar: async ({ cuerpo: { motivo, visto } }, cambio, { credito }) => {
    if (credito === undefined) throw new ErrorApp('NO_ENCONTRADO');
    const { id_credito, id_cliente, id_cobrador, saldo_centavos, castigo } = credito;
    if (!castigo) throw new ErrorApp('YA_PROCESADA', 'Este crédito no está castigado.');
    if (castigo.levantado)
      throw new ErrorApp('YA_PROCESADA', 'A este cliente ya se le permite otro préstamo.');
    if (visto.saldo !== saldo_centavos) throw new CambioMientras({ saldo: aPesos(saldo_centavos) });
    const { tx, ahora: en, actor } = cambio;
    const levantado = { en, por: actor.uid, nombre: actor.nombre, motivo };
    tx.update(creditos.doc(id_credito), { castigo: { ...castigo, levantado } });
    tx.update(clientes.doc(id_cliente), { por_castigo: 'levantado' });
    anotar(cambio, {
      accion: 'creditos/levantar-castigo',
      documento: `creditos/${id_credito}`,
      id_cobrador,
      cliente: credito,
      antes: { saldo_centavos },
      despues: { motivo },
    });
    return { id_credito };
  },
} satisfies CasoCambio<typeof contrato, { credito: ReturnType<typeof creditos.doc> }>;
