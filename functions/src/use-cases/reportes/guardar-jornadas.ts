import {
  conFestivosDe,
  diasPorGuardar,
  type Fecha,
  fechaLocal,
  instanteLocal,
  sumarDias,
} from '@leal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { leerNegocio } from '../../context/negocio.ts';
import { guardarJornada, jornadas } from '../../data/jornadas.ts';
import { sumarTodos } from '../../data/sumas-de-oficina.ts';
import { hanMovidoEn } from '../../data/totales-al-dia.ts';
import { cacheTemporal } from '../../platform/cache-temporal.ts';
import type { Reloj } from '../../platform/clock.ts';

const HORA_MS = 60 * 60_000;
/** The store is read as it was for an hour; a run takes some of it. */
const LEGIBLE_MS = 50 * 60_000;

/** The days whose yesterday was seen to, for an hour: the minute's job costs nothing but at midnight. */
const atendidos = cacheTemporal<true>(HORA_MS, 1);

/** The end of a day by the office's clock. */
const cierreDe = (dia: Fecha): Date => instanteLocal(sumarDias(dia, 1), '00:00');

type Ahora = { readonly ahora: Date; readonly instante: Timestamp };

/**
 * An instant of the store at which all sums are those of the end of that day: now, as long as no collector has moved since;
 * else the end itself, which can be read for an hour. Null: nobody can tell any more.
 */
async function instanteDeCierre(dia: Fecha, { ahora, instante }: Ahora): Promise<Timestamp | null> {
  const pasaron_ms = ahora.getTime() - cierreDe(dia).getTime();
  const cierre = Timestamp.fromMillis(instante.toMillis() - pasaron_ms);
  if (!(await hanMovidoEn(instante, cierre))) return instante;
  return pasaron_ms <= LEGIBLE_MS ? cierre : null;
}

/**
 * The days that are over and are not kept yet, with what was expected of each as it was at its end. Late it keeps those of
 * which that is still known, and leaves out the others for good.
 */
export async function guardarJornadas(reloj: Reloj): Promise<void> {
  const ahora = reloj.ahora();
  const hoy = fechaLocal(ahora);
  if (atendidos.leer(hoy)) return;
  const foto = await jornadas().get();
  const negocio = await leerNegocio();
  for (const dia of diasPorGuardar(foto.data()?.dias ?? {}, hoy)) {
    const instante = await instanteDeCierre(dia, { ahora, instante: foto.readTime });
    if (instante === null) continue;
    // A day that was closed afterwards was open when it ended.
    const deEntonces = conFestivosDe(negocio, new Date(cierreDe(dia).getTime() - 1));
    const { sumas } = await sumarTodos(instante, { hoy: dia, negocio: deEntonces });
    await guardarJornada(dia, sumas, deEntonces);
  }
  atendidos.guardar(hoy, true);
}
