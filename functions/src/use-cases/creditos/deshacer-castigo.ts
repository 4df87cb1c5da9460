import type { deshacerCastigo as contrato } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { aPesos, castigoPorConfirmar, puedeDeshacerseElCastigo } from '@leal/domain';
import { avisarOficina } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { clientes } from '../../data/clientes.ts';
import { creditos } from '../../data/creditos.ts';
import type { CasoCambio, Entrada } from '../../context/caso.ts';
import { CambioMientras, ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { asentarCastigoDeshecho } from '../libro/asentar-castigo.ts';
import { hayDinero, leerAbiertas } from '../solicitudes/cerrar-abiertas.ts';
import { NO_SE_DESHACE_CASTIGO } from './por-que-no.ts';

/** Several abonos and a late capture that wait are cash that was taken: an undo would call it a payment of a loan that was never lost. */
async function exigirDeshacible(cambio: Cambio, credito: CreditoDoc): Promise<void> {
  const abiertas = await leerAbiertas(cambio, { id_credito: credito.id_credito });
  const como = puedeDeshacerseElCastigo(credito, hayDinero(abiertas));
  if (como === 'no_castigado') throw new ErrorApp('YA_PROCESADA', 'Este crédito no está castigado.');
  if (como !== 'si') throw new ErrorApp('NO_ELEGIBLE', NO_SE_DESHACE_CASTIGO[como]);
}

/** Its client may have been let have another loan since. */
async function exigirSinOtro({ tx }: Cambio, { id_cliente }: CreditoDoc): Promise<void> {
  const cliente = (await tx.get(clientes.doc(id_cliente))).data();
  if (cliente?.id_credito_abierto !== null)
    throw new ErrorApp('CREDITO_NO_ACTIVO', 'El cliente ya tiene otro crédito abierto.');
}

/** What is there to be taken back: a write-off that stands, or one that is asked for; never both. */
const loQueHay = (credito: CreditoDoc) => ({
  castigo: credito.castigo ?? null,
  pedido: castigoPorConfirmar(credito),
});

/** Whoever read of the one does not take back the other. */
function exigirLoVisto(
  { saldo_centavos }: CreditoDoc,
  { castigo, pedido }: ReturnType<typeof loQueHay>,
  visto: Entrada<typeof contrato>['cuerpo']['visto'],
): void {
  const castigado_por = castigo?.nombre ?? null;
  const pedido_por = pedido?.nombre ?? null;
  if (
    visto.saldo === saldo_centavos &&
    visto.castigado_por === castigado_por &&
    visto.pedido_por === pedido_por
  )
    return;
  throw new CambioMientras({ saldo: aPesos(saldo_centavos), castigado_por, pedido_por });
}

/** Nothing had left: no sum moves. */
function dejarSinCastigo(cambio: Cambio, credito: CreditoDoc, pedido_por: string, motivo: string): void {
  const { id_credito, id_cobrador } = credito;
  cambio.tx.update(creditos.doc(id_credito), { castigo_pedido: null });
  avisarOficina(cambio.tx, id_cobrador);
  anotar(cambio, {
    accion: 'creditos/no-castigar',
    documento: `creditos/${id_credito}`,
    id_cobrador,
    cliente: credito,
    antes: { pedido_por },
    despues: { motivo },
  });
}

async function deshacer(cambio: Cambio, credito: CreditoDoc, motivo: string): Promise<void> {
  const { id_credito, id_cobrador, estado_credito, castigo } = credito;
  await exigirDeshacible(cambio, credito);
  await exigirSinOtro(cambio, credito);
  const { estado_credito: queda } = asentarCastigoDeshecho(cambio, credito);
  anotar(cambio, {
    accion: 'creditos/deshacer-castigo',
    documento: `creditos/${id_credito}`,
    id_cobrador,
    cliente: credito,
    antes: { estado_credito, capital_centavos: castigo?.capital_centavos ?? null },
    despues: { estado_credito: queda, motivo },
  });
}

/**
 * A write-off that was a mistake, or one that was only asked for: whichever was shown. 409 YA_PROCESADA and CAMBIO_MIENTRAS, 422 once
 * anything was paid.
 */
export const deshacerCastigo = {
  leer: ({ cuerpo }) => ({ credito: creditos.doc(cuerpo.id_credito) }),
  ejecutar: async ({ cuerpo: { motivo, visto } }, cambio, { credito }) => {
    if (credito === undefined) throw new ErrorApp('NO_ENCONTRADO');
    const hay = loQueHay(credito);
    if (hay.castigo || hay.pedido) exigirLoVisto(credito, hay, visto);
    if (hay.pedido) dejarSinCastigo(cambio, credito, hay.pedido.nombre, motivo);
    else if (visto.pedido_por !== null && !hay.castigo)
      throw new ErrorApp('YA_PROCESADA', 'Ya nadie pide castigar este crédito.');
    else await deshacer(cambio, credito, motivo);
    return { id_credito: credito.id_credito };
  },
} satisfies CasoCambio<typeof contrato, { credito: ReturnType<typeof creditos.doc> }>;
