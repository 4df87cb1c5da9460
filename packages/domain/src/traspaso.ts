import { type Centavos, CERO, restar } from './dinero.ts';
import { type IdRol, ROL } from './rol.ts';

/** Cash between office and collector: a float goes out, a part of the day's cash comes in. */
export const TIPOS_TRASPASO = ['fondo', 'parcial'] as const;
export type TipoTraspaso = (typeof TIPOS_TRASPASO)[number];

export const ESTADOS_TRASPASO = ['pendiente', 'confirmado', 'rechazado', 'cancelado'] as const;
export type EstadoTraspaso = (typeof ESTADOS_TRASPASO)[number];

export const DECISIONES_TRASPASO = ['confirmar', 'rechazar', 'cancelar'] as const;
export type DecisionTraspaso = (typeof DECISIONES_TRASPASO)[number];

const ESTADO: { readonly [D in DecisionTraspaso]: EstadoTraspaso } = {
  confirmar: 'confirmado',
  rechazar: 'rechazado',
  cancelar: 'cancelado',
};

/** So many wait for a collector's cash box at most; more is answered first. */
export const TOPE_TRASPASOS = 20;

/** Who gives the cash; the other side receives it. */
export const quienDa = (tipo: TipoTraspaso): IdRol => (tipo === 'fondo' ? ROL.gerente : ROL.cobrador);

type PorDecidir = { readonly tipo: TipoTraspaso; readonly estado: EstadoTraspaso };

export type DecididoTraspaso =
  | { readonly tipo: 'decidido'; readonly estado: EstadoTraspaso }
  /** Not this side's to say: whoever gives may take it back, whoever receives confirms or refuses. */
  | { readonly tipo: 'ajeno' }
  | { readonly tipo: 'ya_decidido'; readonly estado: EstadoTraspaso };

/** What becomes of a hand-over of cash when somebody of that role answers; cash moves only when both have said so. */
export function decidirTraspaso(
  traspaso: PorDecidir,
  rol: IdRol,
  decision: DecisionTraspaso,
): DecididoTraspaso {
  if (traspaso.estado !== 'pendiente') return { tipo: 'ya_decidido', estado: traspaso.estado };
  const esDeQuienDa = quienDa(traspaso.tipo) === rol;
  if (esDeQuienDa !== (decision === 'cancelar')) return { tipo: 'ajeno' };
  return { tipo: 'decidido', estado: ESTADO[decision] };
}

/** What a confirmed hand-over adds to the collector's cash box: a float fills it, a part handed in empties it. */
export const montoEnCaja = (tipo: TipoTraspaso, monto: Centavos): Centavos =>
  tipo === 'fondo' ? monto : restar(CERO, monto);
