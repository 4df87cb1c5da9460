import type { JornadaDeRuta } from '@leal/contract';
import type { CreditoDoc, DiaDoc } from '@leal/contract/documentos';
import {
  type Debido,
  debidoEl,
  DIA_SIN_NADA,
  historialDe,
  jornadaDe,
  transferidoDe,
  visitadosDe,
} from '@leal/domain';
import type { Hoy } from '../creditos/presentar-credito.ts';

type Debidos = readonly (readonly [id_credito: string, Debido])[];

const debidosDe = (docs: readonly CreditoDoc[], { hoy, negocio }: Hoy): Debidos =>
  docs.flatMap((doc) => {
    const debido = debidoEl(doc, hoy, negocio);
    return debido ? [[doc.id_credito, debido] as const] : [];
  });

/** The credits whose card has left today: paid, or left to the manager. The day keeps what was expected of them. */
const queSalieron = ({ filas, en_espera }: Pick<DiaDoc, 'filas' | 'en_espera'>): Debidos => [
  ...Object.entries(en_espera).flatMap(([id, debido]) => (debido ? [[id, debido] as const] : [])),
  ...Object.values(filas).flatMap(({ id_credito, debido }) =>
    debido ? [[id_credito, debido] as const] : [],
  ),
];

type DeHoy = {
  /** The credits on the route, and those visited today without a payment. */
  readonly porVisitar: readonly CreditoDoc[];
  readonly visitados: readonly CreditoDoc[];
  readonly dia: DiaDoc | undefined;
};

/** The day at a glance: from the route's own cards and the day's document, nothing else is read. */
export function presentarJornada({ porVisitar, visitados, dia }: DeHoy, cuando: Hoy): JornadaDeRuta {
  const { cobrado_centavos, transferido_centavos, ...delDia } = dia ?? { ...DIA_SIN_NADA, en_espera: {} };
  const pendientes = new Map(debidosDe(porVisitar, cuando));
  const esperado = new Map([...queSalieron(delDia), ...debidosDe(visitados, cuando)]);
  // Read at once with the cards: one that is on the route is still to be visited.
  const vistos = [...visitadosDe(delDia)].filter((id) => !pendientes.has(id));
  const hechos = new Map(vistos.map((id) => [id, esperado.get(id)]));
  const { plazos, ...cifras } = jornadaDe(pendientes, hechos);
  return {
    ...cifras,
    plazos: [...plazos],
    recaudado: cobrado_centavos,
    ...transferidoDe({ transferido_centavos }),
    pagos: historialDe(delDia)
      .filter(({ tipo }) => tipo === 'pago')
      .map(({ id_credito, hora, monto_centavos, transferencia }) => ({
        ...(transferencia && { transferencia }),
        id_credito,
        hora_registro: hora,
        monto_pagado: monto_centavos,
      })),
  };
}
