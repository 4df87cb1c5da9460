// What the clock starts, in the middle of everything else.
import { centavos, lunesDe } from '@leal/domain';
import { expect } from 'vitest';
import { conciliarSaldos } from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import {
  compilarReportes,
  recompilarReportes,
} from '../../functions/src/use-cases/reportes/compilar-reportes.ts';
import { guardarMarcas } from '../../functions/src/use-cases/reportes/guardar-marcas.ts';
import { dejarCapturaTardia, type Momento } from '@leal/jugador';
import type { Caja } from './caja.ts';
import type { Oficina } from './oficina.ts';

/** The night's reconciliation has nothing to repair, whatever goes on meanwhile. */
export async function conciliar({ ahora }: Oficina): Promise<void> {
  const { detalle, por_revisar, fallidos } = await conciliarSaldos({ reloj: { ahora } });
  expect({ detalle, por_revisar, fallidos }).toEqual({ detalle: [], por_revisar: [], fallidos: [] });
}

export async function recompilar({ ahora }: Oficina): Promise<void> {
  expect((await recompilarReportes(ahora())).fallidos).toEqual([]);
}

export async function marcar({ ahora }: Oficina): Promise<void> {
  expect((await guardarMarcas(ahora())).fallidos).toEqual([]);
}

/** Monday's compilation, at the first step of a new week. */
export async function empezarSemana({ ahora, hoy }: Oficina, ayer: string): Promise<void> {
  if (lunesDe(hoy()) <= ayer) return;
  expect((await compilarReportes(ahora())).fallidos).toEqual([]);
}

/** A capture that came too late to be booked by itself, as a phone's queue leaves it. */
export async function llegarTarde(m: Momento, caja: Caja): Promise<void> {
  const credito = m.credito('Aprobado', 'Finalizado');
  if (!credito?.fecha_inicio) return;
  const { id_cobrador, fecha_inicio, monto_diario_centavos } = credito;
  const captura = {
    tipo_captura: m.azar.elegir(['pago', 'pago', 'visita', 'atraso'] as const),
    monto_centavos: centavos(monto_diario_centavos * m.azar.entero(1, 3)),
    fecha: m.azar.elegir([fecha_inicio, m.oficina.hoy()]),
    capturado_en: m.oficina.ahora(),
  };
  const id_solicitud = await dejarCapturaTardia(m.cobrador(id_cobrador), credito, captura);
  const { tipo_captura, monto_centavos } = captura;
  if (tipo_captura === 'pago') caja.tomar(id_cobrador, id_solicitud, monto_centavos);
}
