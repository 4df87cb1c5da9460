import type { deshacerCastigo as contrato } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { aPesos, puedeDeshacerseElCastigo } from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import { clientes } from '../../data/clientes.ts';
import { creditos } from '../../data/creditos.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { CambioMientras, ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { asentarCastigoDeshecho } from '../libro/asentar-castigo.ts';
import { NO_SE_DESHACE_CASTIGO } from './por-que-no.ts';

function exigirDeshacible(credito: CreditoDoc): void {
  const como = puedeDeshacerseElCastigo(credito);
  if (como === 'no_castigado') throw new ErrorApp('YA_PROCESADA', 'Este crédito no está castigado.');
  if (como !== 'si') throw new ErrorApp('NO_ELEGIBLE', NO_SE_DESHACE_CASTIGO[como]);
}

/** Its client may have been let have another loan since. */
async function exigirSinOtro({ tx }: Cambio, { id_cliente }: CreditoDoc): Promise<void> {
  const cliente = (await tx.get(clientes.doc(id_cliente))).data();
  if (cliente?.id_credito_abierto !== null)
    throw new ErrorApp('CREDITO_NO_ACTIVO', 'El cliente ya tiene otro crédito abierto.');
}

/** A write-off that was a mistake, or one that was only asked for. 409 YA_PROCESADA and CAMBIO_MIENTRAS, 422 once anything was paid. */
export const deshacerCastigo = {
  leer: ({ cuerpo }) => ({ credito: creditos.doc(cuerpo.id_credito) }),
  ejecutar: async ({ cuerpo: { motivo, visto } }, cambio, { credito }) => {
    if (credito === undefined) throw new ErrorApp('NO_ENCONTRADO');
    const { id_credito, id_cobrador, saldo_centavos, castigo_pedido: pedido, castigo } = credito;
    const soloPedido = credito.estado_credito === 'Aprobado' && Boolean(pedido);
    if (!soloPedido) exigirDeshacible(credito);
    if (visto.saldo !== saldo_centavos) throw new CambioMientras({ saldo: aPesos(saldo_centavos) });
    if (soloPedido) cambio.tx.update(creditos.doc(id_credito), { castigo_pedido: null });
    else {
      await exigirSinOtro(cambio, credito);
      asentarCastigoDeshecho(cambio, credito);
    }
    anotar(cambio, {
      accion: 'creditos/deshacer-castigo',
      documento: `creditos/${id_credito}`,
      id_cobrador,
      cliente: credito,
      antes: soloPedido
        ? { pedido_por: pedido?.nombre ?? '' }
        : { estado_credito: credito.estado_credito, capital_centavos: castigo?.capital_centavos ?? null },
      despues: { estado_credito: 'Aprobado', motivo },
    });
    return { id_credito };
  },
} satisfies CasoCambio<typeof contrato, { credito: ReturnType<typeof creditos.doc> }>;
