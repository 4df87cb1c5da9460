// Cash between office and collectors: both say so, one refuses, somebody takes it back.
import { aPesos, decisionesDe, DECISIONES_TRASPASO, ROL, TRASPASO_ABIERTO } from '@leal/domain';
import { azarDe } from './castigos.ts';
import type { Operacion } from './momento.ts';

const MONTOS = [100, 250.5, 500, 1000];

export const darFondo: Operacion = (m) => {
  const cuerpo = { monto: m.azar.elegir(MONTOS), id_cobrador: m.cobrador().uid, nota: 'Para la ruta' };
  return { quien: m.gerente(), nombre: 'crearTraspaso', invocacion: { cuerpo } };
};

/** A part of the cash; or a float is asked for, which draws for itself. */
export const entregarParcial: Operacion = (m) => {
  const monto = m.azar.elegir(MONTOS);
  const quien = m.cobrador();
  const azar = azarDe(`pedir ${quien.uid}`, m);
  const cuerpo = { monto, ...(azar.ocurre(0.4) && { pedido: true }) };
  return { quien, nombre: 'crearTraspaso', invocacion: { cuerpo } };
};

const ABIERTOS: ReadonlySet<string> = new Set(TRASPASO_ABIERTO);

/** Mostly whoever receives it confirms; sometimes the wrong side answers, or one that was decided is answered again. */
export const decidirTraspaso: Operacion = (m) => {
  const todos = m.oficina.espejo.de('traspasos');
  const decididos = m.azar.ocurre(0.05);
  const traspaso = m.reciente(todos.filter(({ estado }) => decididos || ABIERTOS.has(estado)));
  if (!traspaso) return undefined;
  const dicha = m.azar.ocurre(0.6) ? 'confirmar' : m.azar.elegir(DECISIONES_TRASPASO);
  const decision = traspaso.estado === 'pedido' && dicha === 'confirmar' ? 'dar' : dicha;
  const puede = decisionesDe(traspaso, ROL.gerente).includes(decision);
  const deGerente = m.azar.ocurre(0.95) ? puede : !puede;
  const cuerpo = {
    decision,
    ...(decision === 'rechazar' && { motivo: 'No cuadra' }),
    ...(m.azar.ocurre(0.5) && { monto: aPesos(traspaso.monto_centavos) }),
  };
  const parametros = { id_traspaso: traspaso.id_traspaso };
  const quien = deGerente ? m.gerente() : m.cobrador(traspaso.id_cobrador);
  return { quien, nombre: 'decidirTraspasoDe', invocacion: { parametros, cuerpo } };
};
