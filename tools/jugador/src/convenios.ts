// New plans that clients promise who are behind or whose loan was written off; some are changed, and some cancelled.
import { aPesos, type Centavos, sumarDias } from '@leal/domain';
import { azarDe } from './castigos.ts';
import type { Operacion } from './momento.ts';

/** Somebody writes one down, or another one over it; now and then one is cancelled that stands no more. */
export const convenir: Operacion = (m) => {
  const azar = azarDe('convenir', m);
  const creditos = m.oficina.espejo.de('creditos');
  const deben = creditos.filter(
    ({ estado_credito }) => estado_credito === 'Aprobado' || estado_credito === 'Castigado',
  );
  const conConvenio = deben.filter(({ convenio }) => convenio);
  const cancela = conConvenio.length > 0 && azar.ocurre(0.3);
  const entre = cancela ? conConvenio : azar.ocurre(0.03) ? creditos : deben;
  if (entre.length === 0) return undefined;
  const { id_credito, id_cobrador, saldo_centavos, convenio } = azar.elegir(entre);
  const quien = azar.ocurre(0.4) ? azar.elegir(m.oficina.gerentes) : m.cobrador(id_cobrador);
  // Now and then somebody was faster.
  const visto = azar.ocurre(0.05) ? 'otro' : (convenio?.id ?? null);
  if (cancela) {
    const cuerpo = { id_credito, motivo: 'No cumple', visto: { convenio: visto } };
    return { quien, nombre: 'cancelarConvenio', invocacion: { cuerpo } };
  }
  const cuantos = azar.entero(1, 4);
  const desde = azar.ocurre(0.05) ? -1 : azar.entero(0, 5);
  const monto = aPesos(Math.max(Math.floor(saldo_centavos / azar.entero(4, 12)), 1) as Centavos);
  const renglones = Array.from({ length: cuantos }, (_, n) => ({
    fecha: sumarDias(m.oficina.hoy(), desde + 3 * n),
    monto,
  }));
  const saldo = aPesos(saldo_centavos) + (azar.ocurre(0.05) ? 1 : 0);
  const cuerpo = { id_credito, renglones, visto: { saldo, convenio: visto } };
  return { quien, nombre: 'registrarConvenio', invocacion: { cuerpo } };
};
