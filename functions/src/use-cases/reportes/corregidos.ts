import type { BitacoraDoc, SolicitudDoc } from '@leal/contract/documentos';
import {
  centavos,
  type Correccion,
  esFecha,
  type Fecha,
  type FilaMirada,
  fechaLocal,
  idFila,
  llegoEl,
  masReciente,
} from '@leal/domain';
import { leerSolicitudes } from '../../data/solicitudes.ts';

/* The payments that managers corrected, as the audit and the requests behind its rows tell of them. */

const comoTexto = (valor: unknown): string | null => (typeof valor === 'string' ? valor : null);
const comoMonto = (valor: unknown) => (Number.isSafeInteger(valor) ? centavos(valor as number) : null);

/** 'pago-2026-11-20-2': the day that a row's id says. */
function diaDelPago(id_movimiento: string): Fecha | null {
  const [dia] = /\d{4}-\d{2}-\d{2}/.exec(id_movimiento) ?? [];
  return esFecha(dia) ? dia : null;
}

/** A row of the audit about a payment, and the request that it answers: a direct edit makes one, too. */
export type Corregido = {
  readonly renglon: BitacoraDoc;
  readonly solicitud: SolicitudDoc | undefined;
  readonly id_movimiento: string;
  readonly pagado: Fecha | null;
};

/** One read for each payment that was corrected. */
export async function leerCorregidos(renglones: readonly BitacoraDoc[]): Promise<Corregido[]> {
  const dePagos = renglones.flatMap((renglon) => {
    const id_movimiento = comoTexto(renglon.antes?.['id_movimiento']);
    return id_movimiento === null ? [] : [{ renglon, id_movimiento }];
  });
  const idDe = ({ documento }: BitacoraDoc) => documento.split('/').at(-1) ?? '';
  const leidas = await leerSolicitudes(dePagos.map(({ renglon }) => idDe(renglon)));
  const porId = new Map(leidas.map((solicitud) => [solicitud.id_solicitud, solicitud]));
  return dePagos.map(({ renglon, id_movimiento }) => ({
    renglon,
    id_movimiento,
    solicitud: porId.get(idDe(renglon)),
    pagado: diaDelPago(id_movimiento),
  }));
}

/** A payment that was corrected to less, or taken out; else nothing. */
export function correccionDe({ renglon, solicitud, pagado }: Corregido): Correccion[] {
  const { antes, despues, id, fecha: en, id_cliente, nombre_cliente } = renglon;
  const [de, a] = [comoMonto(antes?.['monto_centavos']), comoMonto(despues?.['monto_centavos'])];
  if (de === null || id_cliente === null || (a !== null && a >= de)) return [];
  const pedida = fechaLocal(solicitud?.fecha_solicitud ?? en);
  const cliente = nombre_cliente ?? '';
  return [{ id, en, pedida, id_cliente, cliente, de_centavos: de, a_centavos: a, pagado }];
}

/** What of it was made a transfer, or one of another reference: the row's key. */
const filaTransferida = ({ solicitud, id_movimiento }: Corregido): string | null =>
  solicitud?.tipo === 'edicion_pago' && solicitud.id_credito && solicitud.datos.transferencia_nueva
    ? idFila(solicitud.id_credito, id_movimiento)
    : null;

/** The days of the payments that were made transfers. */
export const diasTransferidos = (corregidos: readonly Corregido[]): Fecha[] =>
  corregidos.flatMap((corregido) =>
    corregido.pagado !== null && filaTransferida(corregido) !== null ? [corregido.pagado] : [],
  );

/** The day on which the office got to know of a row's transfer: as it came, or as it was corrected to one. */
export function diaDeTransferencia(corregidos: readonly Corregido[]): (fila: FilaMirada) => Fecha {
  const dias = new Map<string, Fecha>();
  for (const corregido of corregidos) {
    const id = filaTransferida(corregido);
    const dia = fechaLocal(corregido.renglon.fecha);
    if (id !== null) dias.set(id, masReciente(dia, dias.get(id) ?? dia));
  }
  return (fila) => dias.get(fila.id) ?? llegoEl(fila);
}
