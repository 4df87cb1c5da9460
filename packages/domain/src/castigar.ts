import type { Fecha } from './calendario.ts';
import type { Castigo, CastigoDeshecho, ConCastigo } from './castigo.ts';
import { type Centavos, CERO, restar, sumar } from './dinero.ts';
import { type EstadoCredito, transicionCredito } from './estado-credito.ts';
import { soloDia } from './incrementos.ts';
import { interesHasta } from './interes-ganado.ts';
import type { EstadoCreditoLedger, MovimientoLedger } from './ledger.ts';
import { type Parte, type Reparto, repartir } from './reparto.ts';

/*
 * A credit that is taken out as lost. What is lost is the principal that was not paid back; of what is paid later the part that is
 * principal is recovered (`interes-ganado.ts`), so that a loan that is paid off after all has lost nothing and earned its interest.
 */

type Prestamo = Pick<EstadoCreditoLedger, 'monto_solicitado_centavos' | 'monto_total_centavos'>;

/** What was lent, without the part of what was paid that is no interest. */
export const capitalPorPagar = (prestamo: Prestamo, pagado: Centavos): Centavos =>
  restar(prestamo.monto_solicitado_centavos, restar(pagado, interesHasta(prestamo, pagado)));

type Castigable = Pick<EstadoCreditoLedger, 'estado_credito' | 'entrega'>;

/** Whether it may be written off: one that nobody handed over is cancelled instead. */
export function puedeCastigarse({ estado_credito, entrega }: Castigable) {
  if (estado_credito === 'Castigado') return 'ya_castigado';
  if (transicionCredito(estado_credito, 'castigar') === null) return 'no_activo';
  return entrega?.estado === 'por_entregar' ? 'por_entregar' : 'si';
}

/** What a manager asked for and another one may confirm; nothing once it is paid off, renewed, or not even handed over. */
export const castigoPorConfirmar = <P>(
  credito: Castigable & { readonly castigo_pedido?: P | null | undefined },
): P | null => (puedeCastigarse(credito) === 'si' ? (credito.castigo_pedido ?? null) : null);

type CambiosDeEstado = {
  readonly estado_credito: EstadoCredito;
  readonly fecha_fin: Fecha | null;
  readonly castigo: Castigo | null;
};

function pasar(
  credito: Pick<EstadoCreditoLedger, 'estado_credito'>,
  evento: 'castigar' | 'deshacer_castigo',
) {
  const estado = transicionCredito(credito.estado_credito, evento);
  if (estado === null) throw new Error(`A credit that is ${credito.estado_credito} does not take ${evento}`);
  return estado;
}

type PorCastigar = Prestamo &
  Pick<
    EstadoCreditoLedger,
    'estado_credito' | 'total_pagado_centavos' | 'saldo_centavos' | 'num_pagos' | 'id_cobrador'
  >;

/** The fields that its write-off changes; throws on one that is not active. */
export function castigar(
  credito: PorCastigar,
  dicho: Pick<Castigo, 'en' | 'fecha' | 'por' | 'nombre' | 'motivo'>,
): CambiosDeEstado & { readonly castigo: Castigo } {
  const { total_pagado_centavos, saldo_centavos, num_pagos, id_cobrador } = credito;
  return {
    estado_credito: pasar(credito, 'castigar'),
    fecha_fin: dicho.fecha,
    castigo: {
      ...dicho,
      saldo_centavos,
      capital_centavos: capitalPorPagar(credito, total_pagado_centavos),
      num_pagos,
      id_cobrador,
    },
  };
}

type ParaDeshacer = ConCastigo &
  Pick<EstadoCreditoLedger, 'estado_credito' | 'saldo_centavos' | 'num_pagos'> & {
    readonly cliente_eliminado?: boolean | undefined;
  };

/**
 * Whether the write-off may be taken back: not once anything of it was paid, or waits for a manager to be (`espera`), and not for a client
 * who is gone.
 */
export function puedeDeshacerseElCastigo(credito: ParaDeshacer, espera: boolean) {
  const { estado_credito, castigo, saldo_centavos, num_pagos, cliente_eliminado } = credito;
  if (estado_credito !== 'Castigado' || !castigo) return 'no_castigado';
  if (cliente_eliminado) return 'cliente_eliminado';
  if (espera) return 'con_espera';
  const igual = castigo.saldo_centavos === saldo_centavos && castigo.num_pagos === num_pagos;
  return igual ? 'si' : 'con_pagos';
}

/** The fields that taking it back changes: it is active again, and remembers what was lost and came back. */
export function deshacerCastigo(
  credito: Pick<EstadoCreditoLedger, 'estado_credito'> & ConCastigo,
  hoy: Fecha,
): CambiosDeEstado & {
  readonly termino_con: null;
  readonly castigos_deshechos: readonly CastigoDeshecho[];
} {
  const { castigo, castigos_deshechos = [] } = credito;
  if (!castigo) throw new Error('It is not written off');
  const { fecha, capital_centavos, id_cobrador } = castigo;
  return {
    estado_credito: pasar(credito, 'deshacer_castigo'),
    fecha_fin: null,
    termino_con: null,
    castigo: null,
    castigos_deshechos: [...castigos_deshechos, { fecha, capital_centavos, id_cobrador, deshecho: hoy }],
  };
}

const enDia = (id_cobrador: string, fecha: Fecha, castigado_centavos: Centavos): Parte => [
  id_cobrador,
  soloDia(fecha, { castigado_centavos }),
];

/** What was lost by it, on the days of whoever had it then. */
export function repartoDeCastigos({ castigo, castigos_deshechos = [] }: ConCastigo): Reparto {
  if (!castigo && castigos_deshechos.length === 0) return {};
  return repartir(
    ...castigos_deshechos.flatMap(({ id_cobrador, fecha, deshecho, capital_centavos }) => [
      enDia(id_cobrador, fecha, capital_centavos),
      enDia(id_cobrador, deshecho, restar(CERO, capital_centavos)),
    ]),
    ...(castigo ? [enDia(castigo.id_cobrador, castigo.fecha, castigo.capital_centavos)] : []),
  );
}

const recuperadoDe = ({ recuperado_centavos, ediciones = [], eliminado }: MovimientoLedger): Centavos =>
  sumar(
    recuperado_centavos ?? CERO,
    ...ediciones.map((edicion) => edicion.recuperado_centavos ?? CERO),
    eliminado?.recuperado_centavos ?? CERO,
  );

/** Whether what its rows say was recovered is what was lost, less the principal that is still to be paid. */
export function cuadraElCastigo(
  credito: Prestamo & ConCastigo,
  pagado: Centavos,
  renglones: readonly MovimientoLedger[],
): boolean {
  const { castigo } = credito;
  const debido = castigo ? restar(castigo.capital_centavos, capitalPorPagar(credito, pagado)) : CERO;
  return sumar(...renglones.map(recuperadoDe)) === debido;
}
