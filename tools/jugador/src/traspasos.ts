// Cash between office and collectors: both say so, one refuses, somebody takes it back.
import { aPesos, DECISIONES_TRASPASO, quienDa, ROL } from '@leal/domain';
import type { Operacion } from './momento.ts';

const MONTOS = [100, 250.5, 500, 1000];

export const darFondo: Operacion = (m) => {
  const cuerpo = { monto: m.azar.elegir(MONTOS), id_cobrador: m.cobrador().uid, nota: 'Para la ruta' };
  return { quien: m.gerente(), nombre: 'crearTraspaso', invocacion: { cuerpo } };
};

export const entregarParcial: Operacion = (m) => {
  const cuerpo = { monto: m.azar.elegir(MONTOS) };
  return { quien: m.cobrador(), nombre: 'crearTraspaso', invocacion: { cuerpo } };
};

/** Mostly whoever receives it confirms; sometimes the wrong side answers, or one that was decided is answered again. */
export const decidirTraspaso: Operacion = (m) => {
  const todos = m.oficina.espejo.de('traspasos');
  const decididos = m.azar.ocurre(0.05);
  const uno = m.reciente(todos.filter(({ estado }) => decididos || estado === 'pendiente'));
  if (!uno) return undefined;
  const decision = m.azar.ocurre(0.6) ? 'confirmar' : m.azar.elegir(DECISIONES_TRASPASO);
  const da = quienDa(uno.tipo) === ROL.gerente;
  const deGerente = m.azar.ocurre(0.95) ? da === (decision === 'cancelar') : da;
  const cuerpo = {
    decision,
    ...(decision === 'rechazar' && { motivo: 'No cuadra' }),
    ...(m.azar.ocurre(0.5) && { monto: aPesos(uno.monto_centavos) }),
  };
  const parametros = { id_traspaso: uno.id_traspaso };
  const quien = deGerente ? m.gerente() : m.cobrador(uno.id_cobrador);
  return { quien, nombre: 'decidirTraspasoDe', invocacion: { parametros, cuerpo } };
};
