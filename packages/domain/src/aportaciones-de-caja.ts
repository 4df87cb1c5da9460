import type { EstadoCorte, EstadoDiferencia } from './corte.ts';
import { type Centavos, CERO, restar } from './dinero.ts';
import { enCajaDeEntrega, enCajaDeTraspaso } from './en-caja.ts';
import { type Aportacion, SIN_APORTACION, soloDia, soloTotales } from './incrementos.ts';
import { fechaLocal } from './zona-horaria.ts';

/* The shares of what moves cash between office, collectors and clients; the rest: aportaciones.ts. */

/** Cash that is in the collector's hands, or has left them; most changes move none. */
export const enManos = (monto: Centavos): Aportacion['totales'] =>
  monto === CERO ? {} : { en_mano_centavos: monto };

/** A loan that was handed over, whatever became of it afterwards. */
export const aportacionEntrega = (credito: Parameters<typeof enCajaDeEntrega>[0]): Aportacion =>
  soloTotales(enManos(enCajaDeEntrega(credito)));

/** A float or a part handed in, once both sides have said so. */
export const aportacionTraspaso = (traspaso: Parameters<typeof enCajaDeTraspaso>[0]): Aportacion =>
  soloTotales(enManos(enCajaDeTraspaso(traspaso)));

/** A cut that is handed in stays in its collector's hands until a manager has confirmed it. */
export const aportacionCorte = (corte: {
  readonly estado: EstadoCorte;
  readonly esperado_centavos: Centavos;
}): Aportacion =>
  corte.estado === 'confirmado'
    ? soloTotales(enManos(restar(CERO, corte.esperado_centavos)))
    : SIN_APORTACION;

type CuentaDeDiferencia = {
  readonly estado: EstadoDiferencia;
  readonly monto_centavos: Centavos;
  readonly resuelta_en: Date | null;
  /** It was closed with a loan that was never handed over: nobody had that money. */
  readonly anulada?: true | undefined;
};

/**
 * Money that a confirmed cut lacked is in hand until settled or written off; one that had too much counts below 0. Written off it is
 * the office's loss (or gain) of that day.
 */
export function aportacionDiferencia(cuenta: CuentaDeDiferencia): Aportacion {
  const { estado, monto_centavos, resuelta_en, anulada } = cuenta;
  if (estado === 'abierta') return soloTotales(enManos(monto_centavos));
  const condonada = estado === 'condonada' && resuelta_en !== null && anulada === undefined;
  return condonada
    ? soloDia(fechaLocal(resuelta_en), { condonado_centavos: monto_centavos })
    : SIN_APORTACION;
}
