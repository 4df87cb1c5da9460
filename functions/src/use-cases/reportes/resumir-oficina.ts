import { fechaLocal } from '@leal/domain';
import { leerNegocio } from '../../context/negocio.ts';
import { resumen } from '../../data/resumen.ts';
import { contarTotales } from '../../data/totales.ts';
import type { Reloj } from '../../platform/clock.ts';
import { comoLeido, movidosDesde, sonPocos, sumarYGuardar } from '../../data/sumas-de-oficina.ts';

/** Has the sums of all collectors ready for whoever asks; where nothing has moved they hold as of now, for one read. */
export async function resumirOficina(reloj: Reloj): Promise<void> {
  if (sonPocos.leer() || sonPocos.anotar(await contarTotales())) return;
  const hoy = fechaLocal(reloj.ahora());
  const foto = await resumen().get();
  const guardado = foto.data();
  if (guardado?.fecha === hoy) {
    const { empty, readTime } = await movidosDesde(guardado, 1);
    if (empty) return void (await resumen().update({ leido: comoLeido(readTime) }));
  }
  await sumarYGuardar(foto.readTime, { hoy, negocio: await leerNegocio() });
}
