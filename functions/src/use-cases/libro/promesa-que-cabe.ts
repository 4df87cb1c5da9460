import type { CreditoDoc } from '@leal/contract/documentos';
import { DIAS_PROMESA, errorDePromesa, type Fecha, formatearPesos, type Promesa } from '@leal/domain';
import type { Cambio } from '../../context/transaccion.ts';
import { ErrorApp } from '../../platform/errores.ts';

type Dicha = { readonly promesa?: Promesa | undefined; readonly dispositivo?: string | undefined };
type Cabe = { readonly promesa?: Promesa; readonly promesa_rechazada?: string };

/** The reason why it may not stand; undefined: it may. */
function rechazoDe(
  { negocio }: Cambio,
  credito: CreditoDoc,
  promesa: Promesa,
  hoy: Fecha,
): ErrorApp | undefined {
  const { dias_pago: plazo, saldo_centavos: saldo } = credito;
  const error = errorDePromesa(promesa, { hoy, plazo, saldo, festivos: negocio.festivos });
  if (error === 'fecha')
    return new ErrorApp(
      'FECHA_INVALIDA',
      `La promesa debe ser para un día de cobro de los próximos ${DIAS_PROMESA} días.`,
    );
  if (error === 'monto')
    return new ErrorApp(
      'MONTO_EXCEDE_SALDO',
      `La promesa no puede ser mayor que el saldo de ${formatearPesos(saldo)}.`,
    );
  return undefined;
}

/**
 * The promise made on `dia`, if it may stand. One that may not refuses what it came with; but what a phone wrote down
 * at the door has happened, and the balance or the holidays may be others by now: it is booked without its promise.
 */
export function promesaQueCabe(cambio: Cambio, credito: CreditoDoc, dicha: Dicha, dia: Fecha): Cabe {
  const { promesa, dispositivo } = dicha;
  if (!promesa) return {};
  const rechazo = rechazoDe(cambio, credito, promesa, dia);
  if (!rechazo) return { promesa };
  if (dispositivo === undefined) throw rechazo;
  return { promesa_rechazada: rechazo.message };
}
