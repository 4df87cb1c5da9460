// Approved loans at the door: handed over, mostly once; cancelled by a manager while they were not.
import { aPesos, type Centavos, CERO, disponibleDe, faltanteDe } from '@leal/domain';
import { type Azar, crearAzar } from '@leal/seed';
import { azarDe } from './castigos.ts';
import { enCaja } from './cortes.ts';
import { firmaInventada } from './firma.ts';
import type { Momento, Operacion } from './momento.ts';

const MS_POR_HORA = 3_600_000;

/** A loan that waits to be handed over; rarely one that does not. */
const porEntregar = (m: Momento) => {
  const cualquiera = m.azar.ocurre(0.05);
  const todos = m.oficina.espejo.de('creditos').filter(({ entrega }) => entrega !== undefined);
  const deFoco = todos.filter(({ id_cliente }) => m.foco === undefined || id_cliente === m.foco);
  return m.reciente(deFoco.filter(({ entrega }) => cualquiera || entrega?.estado === 'por_entregar'));
};

/**
 * Mostly now; a phone that was out of reach says when it was, by a clock that may be days out. It draws for itself: what
 * happens next in an office does not depend on it.
 */
function cuando({ oficina }: Momento, id_credito: string) {
  const ahora = oficina.ahora().getTime();
  const azar = crearAzar(`${id_credito} ${ahora}`);
  if (!azar.ocurre(0.5)) return {};
  const horas = azar.elegir([0.01, 0.02, 0.5, 3, 24, 60, 80]);
  const capturado_en = new Date(ahora - horas * MS_POR_HORA).toISOString();
  const telefono = azar.ocurre(0.8) && { dispositivo: 'tel-1', secuencia: azar.entero(1, 999) };
  return { capturado_en, ...telefono };
}

/** The question's missing amount: mostly its collector has it. Now and then nobody looked, or there was no line. */
function loQueFalta({ oficina }: Momento, id_cobrador: string, monto: Centavos, azar: Azar) {
  const caja = oficina.espejo.de('cajas').find((abierta) => abierta.id_cobrador === id_cobrador);
  const { numero = 1, traspasos = {} } = caja ?? {};
  const parciales = Object.values(traspasos).filter(
    (traspaso) => traspaso.tipo === 'parcial' && traspaso.corte === numero,
  );
  const hay = disponibleDe(
    enCaja(caja),
    parciales.map(({ monto_centavos }) => monto_centavos),
  );
  const faltan = faltanteDe(hay, monto);
  if (azar.ocurre(0.1)) return { sin_linea: true };
  return faltan > CERO && azar.ocurre(0.9) ? { faltante: aPesos(faltan) } : {};
}

export const entregarCredito: Operacion = (m) => {
  const credito = porEntregar(m);
  if (!credito) return undefined;
  const { id_credito, id_cobrador, monto_entregado_centavos } = credito;
  const monto = aPesos(monto_entregado_centavos);
  // Mostly the client signs.
  const firma = m.azar.ocurre(0.7) && { firma: firmaInventada(monto) };
  const azar = azarDe(`caja ${id_credito}`, m);
  const quien = m.quienCobra(id_cobrador);
  const falta = loQueFalta(m, quien.uid, monto_entregado_centavos, azar);
  const cuerpo = { id_credito, monto, ...firma, ...cuando(m, id_credito), ...falta };
  return { quien, nombre: 'entregarCredito', invocacion: { cuerpo } };
};

/** A loan that was handed over and not paid yet: that never happened. */
function deshacer(m: Momento, azar: Azar): ReturnType<Operacion> {
  const entregados = m.oficina.espejo
    .de('creditos')
    .filter(
      ({ entrega, num_pagos }) => entrega?.estado === 'entregada' && (num_pagos === 0 || azar.ocurre(0.02)),
    );
  if (entregados.length === 0) return undefined;
  const { id_credito, entrega } = azar.elegir(entregados);
  const cuerpo = {
    id_credito,
    motivo: 'No estaba',
    visto: { monto: aPesos(entrega?.monto_centavos ?? CERO) },
  };
  const quien = azar.elegir(m.oficina.gerentes);
  return { quien, nombre: 'deshacerEntrega', invocacion: { cuerpo } };
}

export const cancelarCredito: Operacion = (m) => {
  const azar = azarDe('deshacer', m);
  const deshecha = azar.ocurre(0.5) ? deshacer(m, azar) : undefined;
  if (deshecha) return deshecha;
  const credito = porEntregar(m);
  if (!credito) return undefined;
  const { id_credito, monto_entregado_centavos } = credito;
  const visto = { monto: aPesos(monto_entregado_centavos) };
  const cuerpo = { id_credito, motivo: 'Ya no lo quiso', visto };
  return { quien: m.gerente(), nombre: 'cancelarCredito', invocacion: { cuerpo } };
};
