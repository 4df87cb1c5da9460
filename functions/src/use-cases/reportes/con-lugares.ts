import { creditosJuntos, esVisita, type FilaMirada, llegoEl, SENALES, sumarDias } from '@leal/domain';
import { leerPosiciones } from '../../data/bitacora.ts';
import { leerCreditos } from '../../data/creditos.ts';
import type { AlMirar } from './al-mirar.ts';
import { puertasDeEntonces } from './puertas-de-entonces.ts';

const MS_POR_DIA = 86_400_000;

/** More captures than these are not asked where they were made. */
const MAXIMO_VISITAS = 80;
const MAXIMO_OTRAS = 25;

const masNueva = (a: FilaMirada, b: FilaMirada): number =>
  b.captura.sincronizado_en.getTime() - a.captura.sincronizado_en.getTime();

/** The captures of the last days whose position is still kept: the visits, and some others to compare with. */
function porUbicar(filas: readonly FilaMirada[], { fecha, ahora, negocio }: AlMirar): FilaMirada[] {
  const dias = Math.max(SENALES.lejos_del_punto.dias, SENALES.sin_posicion.dias);
  const primero = sumarDias(fecha, 1 - dias);
  const seOlvida = ahora.getTime() - negocio.parametros.dias_posicion * MS_POR_DIA;
  const recientes = filas
    .filter(
      (fila) =>
        fila.captura.clave !== undefined &&
        fila.tipo !== 'liquidacion' &&
        llegoEl(fila) >= primero &&
        fila.captura.sincronizado_en.getTime() > seOlvida,
    )
    .toSorted(masNueva);
  return [
    ...recientes.filter(esVisita).slice(0, MAXIMO_VISITAS),
    ...recientes.filter((fila) => !esVisita(fila)).slice(0, MAXIMO_OTRAS),
  ];
}

/** The rows with the positions and doors that a rule asks for: a read for each of them, and for each door that was set anew since. */
export async function conLugares(filas: readonly FilaMirada[], como: AlMirar): Promise<FilaMirada[]> {
  const { umbrales, negocio } = como;
  const seMiran =
    negocio.parametros.dias_posicion > 0 && umbrales.senal_lejos + umbrales.senal_sin_posicion > 0;
  const miradas = seMiran ? porUbicar(filas, como) : [];
  const posiciones = await leerPosiciones(miradas.flatMap(({ captura }) => captura.clave ?? []));
  const posicionDe = new Map(
    miradas.flatMap(({ id, captura }) => {
      const posicion = posiciones.get(captura.clave ?? '');
      return posicion === undefined ? [] : [[id, posicion] as const];
    }),
  );
  const visitas = filas.filter((fila) => esVisita(fila) && posicionDe.get(fila.id));
  const juntos = umbrales.senal_toques > 0 ? creditosJuntos(filas, umbrales.senal_toques) : [];
  const ids = new Set([...visitas.map(({ id_credito }) => id_credito), ...juntos]);
  const creditos = new Map((await leerCreditos([...ids])).map((credito) => [credito.id_credito, credito]));
  const entonces = await puertasDeEntonces(visitas, creditos);
  return filas.map((fila) => ({
    ...fila,
    posicion: posicionDe.get(fila.id),
    punto: entonces.has(fila.id) ? entonces.get(fila.id) : creditos.get(fila.id_credito)?.punto,
  }));
}
