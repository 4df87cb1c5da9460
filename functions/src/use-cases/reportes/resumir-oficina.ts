import { fechaLocal } from '@leal/domain';
import { leerNegocio } from '../../context/negocio.ts';
import { mantenerEquipo } from '../../data/equipo.ts';
import { recogerFilas } from '../../data/filas.ts';
import { comoLeido, instanteDe, resumen } from '../../data/resumen.ts';
import { movidosDesde, sonPocosCobradores, sumarYGuardar } from '../../data/sumas-de-oficina.ts';
import { siguenIguales, totalesAlDia } from '../../data/totales-al-dia.ts';
import type { Reloj } from '../../platform/clock.ts';

/**
 * The sums of all collectors, their routes for the team's table, and what the screens of all of them say of each are made
 * ready for whoever asks; where nothing has moved they hold as of now. Collectors who moved since the last minute are
 * read; all of them hourly, and when another instance takes over.
 */
export async function resumirOficina(reloj: Reloj): Promise<void> {
  if (await sonPocosCobradores()) return;
  const hoy = fechaLocal(reloj.ahora());
  const foto = await resumen().get();
  const guardado = foto.data();
  const antes = guardado && instanteDe(guardado);
  if (antes && guardado.fecha === hoy && guardado.filas) {
    const { empty, readTime } = await movidosDesde(guardado, 1);
    if (empty) {
      await resumen().update({ leido: comoLeido(readTime) });
      siguenIguales(antes, readTime);
      return mantenerEquipo({ antes, instante: readTime }, hoy);
    }
  }
  const { readTime: instante } = foto;
  const todas = await totalesAlDia(instante, antes);
  const cuando = { hoy, negocio: await leerNegocio() };
  const filas = await recogerFilas(cuando);
  const { equipo: rutas } = await sumarYGuardar(instante, cuando, {
    todas: filas.de(todas),
    guardarFilas: () => filas.guardar(guardado?.filas),
  });
  await mantenerEquipo({ antes, instante, rutas }, hoy);
}
