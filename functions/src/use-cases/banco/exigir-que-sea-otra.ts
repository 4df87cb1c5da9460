import { sinDeposito, type TransferenciaPedida } from '@leal/contract';
import {
  type CreditoDoc,
  esConEfectivo,
  montoDe,
  type RenglonBancoDoc,
  type SolicitudDoc,
} from '@leal/contract/documentos';
import { DIAS_DE_REFERENCIA, estadoEnBanco, fechaLocal, instanteLocal, sumarDias } from '@leal/domain';
import * as z from 'zod/mini';
import type { Cambio } from '../../context/transaccion.ts';
import { leerSinDeposito } from '../../data/en-banco.ts';
import { abiertasDe } from '../../data/solicitudes.ts';
import { CambioMientras } from '../../platform/errores.ts';
import { idDe } from './misma-referencia.ts';
import { leerNombresDe, presentarTransferencia } from './presentar-transferencia.ts';

/** What else a list says of them is not looked for here. */
const SIN_SENALES = { creditos: new Map(), repetidas: new Map() };

/** A request whose payment would be by transfer; nothing of one in cash, or of no money. */
function comoPedida(solicitud: SolicitudDoc): TransferenciaPedida[] {
  if (!esConEfectivo(solicitud)) return [];
  const { id_solicitud, nombre_solicitante, datos } = solicitud;
  const { transferencia } = datos;
  const monto = montoDe(solicitud);
  if (transferencia === undefined || monto === undefined) return [];
  return [{ id_solicitud, nombre_solicitante, monto, transferencia }];
}

type Dichas = {
  readonly otras?: readonly string[] | undefined;
  readonly otras_pedidas?: readonly string[] | undefined;
};

/**
 * The same money is not booked twice: where a transfer of that amount has no deposit, whatever its mark, or waits for a decision,
 * a person says first that it is another one (`visto`). 409 CAMBIO_MIENTRAS with those of which nobody has.
 */
export async function exigirQueSeaOtra(
  { tx, ahora, negocio }: Cambio,
  credito: CreditoDoc,
  { monto_centavos }: RenglonBancoDoc,
  { otras = [], otras_pedidas = [] }: Dichas,
): Promise<void> {
  const hoy = fechaLocal(ahora);
  const desde = instanteLocal(sumarDias(hoy, -DIAS_DE_REFERENCIA), '00:00');
  const [iguales, abiertas] = await Promise.all([
    leerSinDeposito(tx, credito, { monto_centavos, desde }),
    tx.get(abiertasDe(credito.id_cliente)),
  ]);
  const sinDecir = iguales.filter((fila) => !otras.includes(idDe(fila)));
  const por_decidir = abiertas.docs
    .flatMap((foto) => comoPedida(foto.data()))
    .filter(({ monto, id_solicitud }) => monto === monto_centavos && !otras_pedidas.includes(id_solicitud));
  if (sinDecir.length === 0 && por_decidir.length === 0) return;
  const leidos = { ...(await leerNombresDe(sinDecir)), ...SIN_SENALES };
  const dichas = sinDecir.map((fila) =>
    presentarTransferencia(fila, estadoEnBanco(fila) ?? 'por_confirmar', leidos, { hoy, negocio }),
  );
  throw new CambioMientras(
    z.encode(sinDeposito, { sin_deposito: dichas, ...(por_decidir.length > 0 && { por_decidir }) }),
  );
}
