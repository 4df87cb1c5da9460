import type { DiferenciaConciliada } from '@leal/contract/documentos';
import { conCobranza, desviaciones, fechaLocal, instanteLocal, numerosDe } from '@leal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { leerNegocio } from '../../context/negocio.ts';
import { guardarCobranza, jornadas } from '../../data/jornadas.ts';
import { leerSumasDeOficina } from '../../data/sumas-de-oficina.ts';
import { hanMovidoEn } from '../../data/totales-al-dia.ts';
import type { Reloj } from '../../platform/clock.ts';

type AlRevisar = { readonly reloj: Reloj; readonly soloRevisar: boolean };

/**
 * Compares what is kept of the last two weeks' days with the sums, in a night in which nobody has moved since midnight: what
 * came in or was corrected later is rightly not in it, and the next midnight puts it there.
 */
export async function revisarJornadas({ reloj, soloRevisar }: AlRevisar): Promise<DiferenciaConciliada[]> {
  const foto = await jornadas().get();
  const dias = foto.data()?.dias;
  if (!dias) return [];
  const ahora = reloj.ahora();
  const hoy = fechaLocal(ahora);
  const pasaron_ms = ahora.getTime() - instanteLocal(hoy, '00:00').getTime();
  const medianoche = Timestamp.fromMillis(foto.readTime.toMillis() - pasaron_ms);
  if (await hanMovidoEn(foto.readTime, medianoche)) return [];
  const { sumas } = await leerSumasDeOficina({ hoy, negocio: await leerNegocio() });
  const desviadas = desviaciones(numerosDe(dias), numerosDe(conCobranza(dias, hoy, sumas)));
  if (desviadas.length > 0 && !soloRevisar) await guardarCobranza(hoy, sumas);
  return desviadas.map(({ ruta, ...cifras }) => ({
    documento: 'resumenes/jornadas',
    campo: ruta.join('.'),
    ...cifras,
  }));
}
