import { fechaLocal } from '@leal/domain';
import { leerNegocio } from '../../context/negocio.ts';
import { resumen } from '../../data/resumen.ts';
import { comoLeido, instanteDe, movidosDesde, sonPocos, sumarYGuardar } from '../../data/sumas-de-oficina.ts';
import { siguenIguales, totalesAlDia } from '../../data/totales-al-dia.ts';
import { contarTotales } from '../../data/totales.ts';
import type { Reloj } from '../../platform/clock.ts';

/**
 * Has the sums of all collectors ready for whoever asks; where nothing has moved they hold as of now. Reads those that moved
 * since the last minute; each of them hourly, and when another instance takes over.
 */
export async function resumirOficina(reloj: Reloj): Promise<void> {
  if (sonPocos.leer() || sonPocos.anotar(await contarTotales())) return;
  const hoy = fechaLocal(reloj.ahora());
  const foto = await resumen().get();
  const guardado = foto.data();
  const leido = guardado && instanteDe(guardado);
  if (leido && guardado.fecha === hoy) {
    const { empty, readTime } = await movidosDesde(guardado, 1);
    if (empty) {
      await resumen().update({ leido: comoLeido(readTime) });
      return siguenIguales(leido, readTime);
    }
  }
  const todas = await totalesAlDia(foto.readTime, leido);
  await sumarYGuardar(foto.readTime, { hoy, negocio: await leerNegocio() }, todas);
}
