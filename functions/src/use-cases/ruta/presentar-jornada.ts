import type { JornadaDeRuta } from '@leal/contract';
import type { CreditoDoc, DiaDoc } from '@leal/contract/documentos';
import { CERO, type Debido, debidoEl, DIA_SIN_NADA, historialDe, jornadaDe } from '@leal/domain';
import type { Hoy } from '../creditos/presentar-credito.ts';

type Debidos = readonly (readonly [id_credito: string, Debido])[];

const debidosDe = (docs: readonly CreditoDoc[], { hoy, negocio }: Hoy): Debidos =>
  docs.flatMap((doc) => {
    const debido = debidoEl(doc, hoy, negocio);
    return debido ? [[doc.id_credito, debido] as const] : [];
  });

/** Those whose card has left today: paid, or left to the manager. What was expected of them stands in the day. */
const queSalieron = ({ filas, en_espera }: Pick<DiaDoc, 'filas' | 'en_espera'>): Debidos => [
  ...Object.entries(en_espera),
  ...Object.values(filas).flatMap(({ id_credito, debido }) =>
    debido ? [[id_credito, debido] as const] : [],
  ),
];

const SIN_DIA = { ...DIA_SIN_NADA, cobrado_centavos: CERO, en_espera: {} };

type DeHoy = {
  /** The credits on the route, and those visited today without a payment. */
  readonly porVisitar: readonly CreditoDoc[];
  readonly visitados: readonly CreditoDoc[];
  readonly dia: DiaDoc | undefined;
};

/** The day at a glance: from the route's own cards and the day's document, nothing else is read. */
export function presentarJornada({ porVisitar, visitados, dia }: DeHoy, cuando: Hoy): JornadaDeRuta {
  const { cobrado_centavos, ...delDia } = dia ?? SIN_DIA;
  const pendientes = new Map(debidosDe(porVisitar, cuando));
  // A payment that was taken back, or was not approved, has put its card on the route again.
  const salieron = queSalieron(delDia).filter(([id]) => !pendientes.has(id));
  const hechos = new Map([...salieron, ...debidosDe(visitados, cuando)]);
  const { plazos, ...cifras } = jornadaDe(pendientes, hechos);
  return {
    ...cifras,
    plazos: [...plazos],
    recaudado: cobrado_centavos,
    pagos: historialDe(delDia)
      .filter(({ tipo }) => tipo === 'pago')
      .map(({ id_credito, hora, monto_centavos }) => ({
        id_credito,
        hora_registro: hora,
        monto_pagado: monto_centavos,
      })),
  };
}
