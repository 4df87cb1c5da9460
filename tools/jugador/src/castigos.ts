// Loans that managers take out as lost, what comes of them afterwards, and the client's next one.
import { aPesos } from '@leal/domain';
import type { Momento, Operacion } from './momento.ts';

const MS_POR_HORA = 3_600_000;

const cuerpoDe = (m: Momento, id_credito: string, saldo: number) => ({
  id_credito,
  motivo: m.azar.elegir(['No se localiza', 'Se fue de la ciudad']),
  // Now and then somebody paid while the question was open.
  visto: { saldo: m.azar.ocurre(0.05) ? saldo + 1 : saldo },
});

/** Mostly one that was handed over. */
export const castigar: Operacion = (m) => {
  const credito = m.credito('Aprobado');
  if (!credito) return undefined;
  const { visto, ...cuerpo } = cuerpoDe(m, credito.id_credito, aPesos(credito.saldo_centavos));
  const pedido_por = credito.castigo_pedido?.nombre ?? null;
  return {
    quien: m.gerente(),
    nombre: 'castigarCredito',
    invocacion: { cuerpo: { ...cuerpo, visto: { ...visto, pedido_por } } },
  };
};

/** A mistake is taken back, mostly before anything was paid; or its client may have another loan. */
export const trasCastigo: Operacion = (m) => {
  const credito = m.credito('Castigado');
  if (!credito) return undefined;
  const cuerpo = cuerpoDe(m, credito.id_credito, aPesos(credito.saldo_centavos));
  const nombre = m.azar.ocurre(0.5) ? 'deshacerCastigo' : 'levantarCastigo';
  return { quien: m.gerente(), nombre, invocacion: { cuerpo } };
};

/** Somebody pays one after all, a part or all of it, now and then some days before it gets here. */
export const recuperar: Operacion = (m) => {
  const credito = m.credito('Castigado');
  if (!credito) return undefined;
  const { id_credito, id_cobrador } = credito;
  const monto = m.abonos(credito, m.azar.elegir([0, 0.5, 1, 1, 2, 5, 8, 1000]));
  const horas = m.azar.elegir([0, 0, 0, 20, 60, 90]);
  const capturado_en = new Date(m.oficina.ahora().getTime() - horas * MS_POR_HORA).toISOString();
  const telefono = { dispositivo: 'tel-1', secuencia: m.azar.entero(1, 999), desfase_ms: 0 };
  const cuerpo = { id_credito, monto, ...(horas > 0 && { capturado_en, ...telefono }) };
  return { quien: m.quienCobra(id_cobrador), nombre: 'registrarAbono', invocacion: { cuerpo } };
};
