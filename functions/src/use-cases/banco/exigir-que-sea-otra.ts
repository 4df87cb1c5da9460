import { sinDeposito } from '@leal/contract';
import type { CreditoDoc, RenglonBancoDoc } from '@leal/contract/documentos';
import { DIAS_DE_REFERENCIA, estadoEnBanco, fechaLocal, instanteLocal, sumarDias } from '@leal/domain';
import * as z from 'zod/mini';
import type { Cambio } from '../../context/transaccion.ts';
import { leerSinDeposito } from '../../data/en-banco.ts';
import { CambioMientras } from '../../platform/errores.ts';
import { idDe } from './misma-referencia.ts';
import { leerNombresDe, presentarTransferencia } from './presentar-transferencia.ts';

/** What else a list says of them is not looked for here. */
const SIN_SENALES = { creditos: new Map(), repetidas: new Map() };

/**
 * The same money is not booked twice: where a transfer of that amount has no deposit, whatever its mark, a person says first that
 * it is another one (`otras`). 409 CAMBIO_MIENTRAS with those of which nobody has.
 */
export async function exigirQueSeaOtra(
  { tx, ahora, negocio }: Cambio,
  credito: CreditoDoc,
  { monto_centavos }: RenglonBancoDoc,
  otras: readonly string[] = [],
): Promise<void> {
  const hoy = fechaLocal(ahora);
  const desde = instanteLocal(sumarDias(hoy, -DIAS_DE_REFERENCIA), '00:00');
  const iguales = await leerSinDeposito(tx, credito, { monto_centavos, desde });
  const sinDecir = iguales.filter((fila) => !otras.includes(idDe(fila)));
  if (sinDecir.length === 0) return;
  const leidos = { ...(await leerNombresDe(sinDecir)), ...SIN_SENALES };
  const dichas = sinDecir.map((fila) =>
    presentarTransferencia(fila, estadoEnBanco(fila) ?? 'por_confirmar', leidos, { hoy, negocio }),
  );
  throw new CambioMientras(z.encode(sinDeposito, { sin_deposito: dichas }));
}
