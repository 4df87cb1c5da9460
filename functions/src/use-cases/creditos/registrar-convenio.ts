import type { registrarConvenio as contrato } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import {
  aPesos,
  type Convenio,
  estaVivo,
  faltaDeConvenio,
  fechaLocal,
  formatearPesos,
  puedeConvenir,
  type RenglonDeConvenio,
  restar,
  sumar,
  ultimoDiaDeConvenio,
  formatearFecha,
  type Fecha,
} from '@leal/domain';
import { avisarRuta } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { creditos, movimientos } from '../../data/creditos.ts';
import { exigirCartera } from '../../context/cartera.ts';
import type { CasoCambio, Entrada } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { CambioMientras, ErrorApp } from '../../platform/errores.ts';
import { presentarConvenio } from './presentar-convenio.ts';

type Pedido = Entrada<typeof contrato>['cuerpo'];

const NO_SE_CONVIENE = {
  cliente_eliminado: 'El cliente fue eliminado: no puede hacer un convenio.',
  sin_saldo: 'Este crédito ya no debe nada.',
  al_corriente: 'El crédito va al corriente: un convenio es de quien se atrasó o tiene el crédito castigado.',
} as const;

function exigirLoVisto({ saldo_centavos, convenio }: CreditoDoc, visto: Pedido['visto']): void {
  const esta = convenio?.id ?? null;
  if (visto.saldo === saldo_centavos && visto.convenio === esta) return;
  throw new CambioMientras({ saldo: aPesos(saldo_centavos), convenio: esta });
}

/** Of what has changed since the question one reads first; then that it may not be. */
function exigirConvenible(
  { negocio }: Cambio,
  credito: CreditoDoc,
  hoy: Fecha,
  visto: Pedido['visto'],
): void {
  const como = puedeConvenir(credito, hoy, negocio);
  if (como === 'no_activo') throw new ErrorApp('CREDITO_NO_ACTIVO');
  exigirLoVisto(credito, visto);
  if (como !== 'si') throw new ErrorApp('NO_ELEGIBLE', NO_SE_CONVIENE[como]);
}

function exigirRenglones(
  renglones: readonly RenglonDeConvenio[],
  { saldo_centavos: saldo }: CreditoDoc,
  hoy: Fecha,
): void {
  const falta = faltaDeConvenio(renglones, { hoy, saldo });
  if (falta === null) return;
  const [codigo, mensaje] =
    falta.campo === 'fecha'
      ? ([
          'FECHA_INVALIDA',
          `Cada pago va después del anterior, de hoy al ${formatearFecha(ultimoDiaDeConvenio(hoy))}.`,
        ] as const)
      : ([
          'MONTO_EXCEDE_SALDO',
          `Los pagos no pueden sumar más que el saldo de ${formatearPesos(saldo)}.`,
        ] as const);
  throw new ErrorApp(codigo, mensaje, [{ campo: `renglones.${falta.renglon}.${falta.campo}`, mensaje }]);
}

/** What was paid of days before this one: all, less the payments of this day on. */
async function leerPagadoAntes({ tx }: Cambio, credito: CreditoDoc, hoy: Fecha) {
  const { docs } = await tx.get(movimientos(credito.id_credito).todas().where('fecha', '>=', hoy));
  const pagos = docs.map((foto) => foto.data()).filter((fila) => fila.tipo === 'pago' && estaVivo(fila));
  return restar(credito.total_pagado_centavos, sumar(...pagos.map(({ monto_centavos }) => monto_centavos)));
}

/** A convenio as the audit keeps it for good: '20/11/2026 $200.00, 27/11/2026 $150.00'. */
export const textoDeConvenio = ({ renglones }: Pick<Convenio, 'renglones'>): string =>
  renglones
    .map(({ fecha, monto_centavos }) => `${formatearFecha(fecha)} ${formatearPesos(monto_centavos)}`)
    .join(', ');

function anotarConvenio(cambio: Cambio, credito: CreditoDoc, convenio: Convenio): void {
  const { convenio: anterior, id_credito, id_cobrador } = credito;
  const { nota } = convenio;
  anotar(cambio, {
    accion: 'creditos/convenio',
    documento: `creditos/${id_credito}`,
    id_cobrador,
    cliente: credito,
    antes: anterior ? { convenio: textoDeConvenio(anterior) } : null,
    despues: { convenio: textoDeConvenio(convenio), ...(nota !== undefined && { nota }) },
  });
}

/**
 * What a client who is behind, or whose loan was written off, promises to pay and when: no balance, no plan and no state moves. The one
 * before is in the audit. 409 CAMBIO_MIENTRAS, 422 where the loan or the rows do not allow it.
 */
export const registrarConvenio = {
  leer: ({ cuerpo }) => ({ credito: creditos.doc(cuerpo.id_credito) }),
  ejecutar: async ({ cuerpo: { renglones, nota, visto } }, cambio, leidos) => {
    const { tx, actor, ahora: en, ids } = cambio;
    const credito = exigirCartera(actor, leidos.credito, en);
    const fecha = fechaLocal(en);
    exigirConvenible(cambio, credito, fecha, visto);
    exigirRenglones(renglones, credito, fecha);
    const convenio: Convenio = {
      id: ids.de('convenio'),
      en,
      fecha,
      por: actor.uid,
      nombre: actor.nombre,
      renglones: renglones.map((renglon) => ({ fecha: renglon.fecha, monto_centavos: renglon.monto })),
      ...(nota && { nota }),
      pagado_antes_centavos: await leerPagadoAntes(cambio, credito, fecha),
    };
    const { id_credito, id_cobrador } = credito;
    tx.update(creditos.doc(id_credito), { convenio });
    if (actor.uid !== id_cobrador) avisarRuta(tx, id_cobrador);
    anotarConvenio(cambio, credito, convenio);
    return { id_credito, convenio: presentarConvenio(convenio) };
  },
} satisfies CasoCambio<typeof contrato, { credito: ReturnType<typeof creditos.doc> }>;
