import { type DECISIONES_CREDITO, MAXIMO_CONTADO } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { centavos, type Fecha, instanteLocal, sumarDias } from '@leal/domain';
import { AggregateField, type Query } from 'firebase-admin/firestore';
import { creditos } from './creditos.ts';
import { enConsultas } from './en-consultas.ts';

export type Decision = (typeof DECISIONES_CREDITO)[number];

export type FiltroDecididos = {
  readonly decision?: Decision | undefined;
  readonly id_cobrador?: string | undefined;
  readonly id_gerente?: string | undefined;
  /** Days of the decision, both included. */
  readonly desde?: Fecha | undefined;
  readonly hasta?: Fecha | undefined;
};

/** The instants between which somebody decided. */
const entreDe = ({ desde, hasta }: FiltroDecididos) => ({
  inicio: desde && instanteLocal(desde, '00:00'),
  fin: hasta && instanteLocal(sumarDias(hasta, 1), '00:00'),
});

/** Credits that were decided; their order (newest decision first) is the caller's. */
export function creditosDecididos(filtro: FiltroDecididos): Query<CreditoDoc> {
  const { inicio, fin } = entreDe(filtro);
  const iguales = [
    ['decision.estado', filtro.decision],
    ['id_cobrador', filtro.id_cobrador],
    ['decision.id_gerente', filtro.id_gerente],
  ] as const;
  const decididos = iguales.reduce<Query<CreditoDoc>>(
    (consulta, [campo, valor]) => (valor === undefined ? consulta : consulta.where(campo, '==', valor)),
    creditos.todas(),
  );
  const desde = inicio ? decididos.where('decision.fecha', '>=', inicio) : decididos;
  return fin ? desde.where('decision.fecha', '<', fin) : desde;
}

/** The same of one that is read. */
export function pasaDecidido({ id_cobrador, decision }: CreditoDoc, filtro: FiltroDecididos): boolean {
  const { inicio, fin } = entreDe(filtro);
  return (
    decision !== null &&
    (filtro.decision ?? decision.estado) === decision.estado &&
    (filtro.id_cobrador ?? id_cobrador) === id_cobrador &&
    (filtro.id_gerente ?? decision.id_gerente) === decision.id_gerente &&
    (!inicio || decision.fecha >= inicio) &&
    (!fin || decision.fecha < fin)
  );
}

async function sumarUna(filtro: FiltroDecididos, decision: Decision) {
  if ((filtro.decision ?? decision) !== decision) return { cuantos: 0, monto: centavos(0) };
  const sumas = creditosDecididos({ ...filtro, decision })
    .orderBy('decision.fecha', 'desc')
    .limit(MAXIMO_CONTADO)
    .aggregate({
      cuantos: AggregateField.count(),
      monto: AggregateField.sum('monto_solicitado_centavos'),
    });
  const { cuantos, monto } = (await sumas.get()).data();
  return { cuantos, monto: centavos(monto) };
}

/**
 * The number of credits with each decision, and the sum that was asked for: of the newest thousand, so each is one read
 * and no document.
 */
export async function sumarDecididos(filtro: FiltroDecididos) {
  const [aprobado, rechazado] = await Promise.all([
    sumarUna(filtro, 'Aprobado'),
    sumarUna(filtro, 'Rechazado'),
  ]);
  return { aprobado, rechazado };
}

/** The newest decisions on these clients' credits, at most so many of each thirty clients; `cortados`: some of them have more. */
export async function decididosDe(ids: readonly string[], cuantos: number) {
  const fotos = await Promise.all(
    enConsultas(ids).map((parte) =>
      creditos
        .todas()
        .where('id_cliente', 'in', parte)
        .orderBy('decision.fecha', 'desc')
        .limit(cuantos + 1)
        .get(),
    ),
  );
  return {
    decididos: fotos.flatMap(({ docs }) => docs.slice(0, cuantos).map((foto) => foto.data())),
    cortados: fotos.some(({ size }) => size > cuantos),
  };
}
