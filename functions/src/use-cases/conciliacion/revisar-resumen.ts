import type { DiferenciaConciliada } from '@leal/contract/documentos';
import { desviaciones, fechaLocal, numerosDe, sumasVigentes } from '@leal/domain';
import { leerNegocio } from '../../context/negocio.ts';
import { instanteDe, resumen } from '../../data/resumen.ts';
import type { Reloj } from '../../platform/clock.ts';
import { sumarTodos, sumarYGuardar } from '../../data/sumas-de-oficina.ts';

/** The store is read as it was for so long; sums that are older are not used, and the next minute makes new ones. */
const LEGIBLE_MS = 50 * 60_000;

type AlRevisar = { readonly reloj: Reloj; readonly soloRevisar: boolean };

/** Compares the office's sums with the collectors' own of that instant; where they differ, they are made anew. */
export async function revisarResumen({ reloj, soloRevisar }: AlRevisar): Promise<DiferenciaConciliada[]> {
  const foto = await resumen().get();
  const guardado = foto.data();
  if (!guardado || foto.readTime.toMillis() - instanteDe(guardado).toMillis() > LEGIBLE_MS) return [];
  const hoy = fechaLocal(reloj.ahora());
  const cuando = { hoy, negocio: await leerNegocio() };
  const { sumas } = await sumarTodos(instanteDe(guardado), cuando);
  const [dicho, contado] = [guardado.sumas, sumas].map((leidas) => sumasVigentes(numerosDe(leidas), hoy));
  const desviadas = desviaciones(dicho ?? {}, contado ?? {});
  if (desviadas.length > 0 && !soloRevisar) await sumarYGuardar(foto.readTime, cuando);
  return desviadas.map(({ ruta, ...cifras }) => ({
    documento: 'resumenes/oficina',
    campo: ruta.join('.'),
    ...cifras,
  }));
}
