import { type Centavos, CERO, restar } from './dinero.ts';
import { type IdRol, ROL } from './rol.ts';

/** Cash between office and collector: a float goes out, a part of the day's cash comes in. */
export const TIPOS_TRASPASO = ['fondo', 'parcial'] as const;
export type TipoTraspaso = (typeof TIPOS_TRASPASO)[number];

/**
 * `pedido`: a collector asked for it, and nobody has given it yet. `por_confirmar`: a collector has handed a loan over with
 * it, so it is in the box; whether the office gave it is for the office to say.
 */
export const ESTADOS_TRASPASO = [
  'pendiente',
  'pedido',
  'por_confirmar',
  'confirmado',
  'rechazado',
  'cancelado',
] as const;
export type EstadoTraspaso = (typeof ESTADOS_TRASPASO)[number];

/** Somebody still has to answer it. */
export const TRASPASO_ABIERTO = ['pendiente', 'pedido', 'por_confirmar'] as const satisfies EstadoTraspaso[];

export const DECISIONES_TRASPASO = ['confirmar', 'dar', 'rechazar', 'cancelar'] as const;
export type DecisionTraspaso = (typeof DECISIONES_TRASPASO)[number];

const ESTADO: { readonly [D in DecisionTraspaso]: EstadoTraspaso } = {
  confirmar: 'confirmado',
  dar: 'pendiente',
  rechazar: 'rechazado',
  cancelar: 'cancelado',
};

/** The role that gives the cash; the other side receives it. */
export const quienDa = (tipo: TipoTraspaso): IdRol => (tipo === 'fondo' ? ROL.gerente : ROL.cobrador);

type PorDecidir = { readonly tipo: TipoTraspaso; readonly estado: EstadoTraspaso };

/** The answers that this side may give now: whoever gives may take it back, whoever receives confirms or refuses. */
export function decisionesDe({ tipo, estado }: PorDecidir, rol: IdRol): readonly DecisionTraspaso[] {
  const deOficina = rol === ROL.gerente;
  switch (estado) {
    case 'pendiente':
      return quienDa(tipo) === rol ? ['cancelar'] : ['rechazar', 'confirmar'];
    case 'pedido':
      return deOficina ? ['rechazar', 'dar'] : ['cancelar'];
    case 'por_confirmar':
      // The loan is with its client: nobody takes this back alone.
      return deOficina ? ['rechazar', 'confirmar'] : [];
    case 'confirmado':
    case 'rechazado':
    case 'cancelado':
      return [];
    default:
      return estado satisfies never;
  }
}

/** The hand-over waits for a word of that side, and not only for the other's. */
export const esperaA = (traspaso: PorDecidir, rol: IdRol): boolean =>
  decisionesDe(traspaso, rol).includes('rechazar');

export type DecididoTraspaso =
  | { readonly tipo: 'decidido'; readonly estado: EstadoTraspaso }
  /** The answer is not this side's to give. */
  | { readonly tipo: 'ajeno' }
  | { readonly tipo: 'ya_decidido'; readonly estado: EstadoTraspaso };

/** The outcome of a hand-over of cash when somebody of that role answers; cash moves only when both have said so. */
export function decidirTraspaso(
  traspaso: PorDecidir,
  rol: IdRol,
  decision: DecisionTraspaso,
): DecididoTraspaso {
  if (decisionesDe(traspaso, rol).includes(decision)) return { tipo: 'decidido', estado: ESTADO[decision] };
  // Only a float that was asked for is given: it is not given again while it waits for its collector.
  const sigue = decision === 'dar' ? traspaso.estado === 'pedido' : estaAbierto(traspaso.estado);
  return sigue ? { tipo: 'ajeno' } : { tipo: 'ya_decidido', estado: traspaso.estado };
}

const ABIERTOS: ReadonlySet<EstadoTraspaso> = new Set(TRASPASO_ABIERTO);
const estaAbierto = (estado: EstadoTraspaso): boolean => ABIERTOS.has(estado);

/** A confirmed hand-over's share of the cash box: a float fills it, a part handed in empties it. */
export const montoEnCaja = (tipo: TipoTraspaso, monto: Centavos): Centavos =>
  tipo === 'fondo' ? monto : restar(CERO, monto);
