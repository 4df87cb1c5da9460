import type { SemanaGuardadaDoc } from '@leal/contract/documentos';
import { type Fecha, fechaLocal, huboAlgo, type SemanaComparable } from '@leal/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { SEMANAS_POR_DOCUMENTO } from '../../data/filas.ts';
import { guardarPartes } from '../../data/partes-de-filas.ts';
import { reportesMovidos } from '../../data/reportes-semana.ts';
import {
  comoLeido,
  desdeCuando,
  filasDeSemana,
  semanaGuardada,
  semanasQueSeGuardan,
} from '../../data/resumen.ts';
import { sonPocosCobradores } from '../../data/sumas-de-oficina.ts';
import { totalesEn } from '../../data/totales-al-dia.ts';
import { registro } from '../../platform/registro.ts';
import { leerSemanasPasadas, semanasPasadas } from './leer-semana.ts';

/** A week that nobody kept yet is a read for each collector, or eight: one an hour. */
const NUEVAS_POR_VEZ = 1;
const POR_TANDA = 100;

type Semana = ReadonlyMap<string, SemanaComparable>;

/** The documents are there before anybody is told of them. */
async function guardar(
  lunes: Fecha,
  semana: Semana,
  leido: Timestamp,
  antes?: SemanaGuardadaDoc,
): Promise<void> {
  const conAlgo = [...semana].filter(([, suya]) => huboAlgo(suya));
  const filas = await guardarPartes(
    conAlgo.map(([id_cobrador, suya]) => ({ id_cobrador, semana: suya })),
    {
      porDocumento: SEMANAS_POR_DOCUMENTO,
      documento: (numero) => filasDeSemana(lunes, numero),
      antes: antes?.filas,
    },
  );
  await semanaGuardada(lunes).set({ lunes, leido: comoLeido(leido), filas });
}

/** What the reports of all say, and the days of those that are missing or out of date: read later than `leido`. */
async function guardarNueva(lunes: Fecha, leido: Timestamp, hoy: Fecha): Promise<void> {
  const ids: string[] = [];
  for await (const { id_cobrador } of totalesEn(leido)) ids.push(id_cobrador);
  const semana = new Map<string, SemanaComparable>();
  for (let desde = 0; desde < ids.length; desde += POR_TANDA) {
    const tanda = ids.slice(desde, desde + POR_TANDA);
    // oxlint-disable-next-line no-await-in-loop -- some hundred documents at a time
    const suyas = await leerSemanasPasadas(tanda, lunes, hoy);
    for (const [i, suya] of suyas.entries()) semana.set(tanda[i] ?? '', suya);
  }
  await guardar(lunes, semana, leido);
}

/** Puts right what was corrected since it was kept. Whatever moves after this look is marked, and found by the next. */
async function corregir(guardada: SemanaGuardadaDoc, hoy: Fecha): Promise<boolean> {
  const { lunes, filas: indice } = guardada;
  const { docs, readTime } = await reportesMovidos(lunes, desdeCuando(guardada)).get();
  if (docs.length === 0) {
    await semanaGuardada(lunes).update({ leido: comoLeido(readTime) });
    return false;
  }
  const semana = new Map<string, SemanaComparable>();
  for (const numero of indice.keys()) {
    // oxlint-disable-next-line no-await-in-loop -- few documents, one after the other
    const parte = (await filasDeSemana(lunes, numero).get()).data();
    for (const { id_cobrador, semana: suya } of parte?.filas ?? []) semana.set(id_cobrador, suya);
  }
  const ellos = docs.map((foto) => foto.data()).map((reporte) => ({ ...reporte, reporte }));
  const suyas = await semanasPasadas(ellos, lunes, hoy);
  for (const [i, { id_cobrador }] of ellos.entries()) if (suyas[i]) semana.set(id_cobrador, suyas[i]);
  await guardar(lunes, semana, readTime, guardada);
  return true;
}

type Resumen = { readonly guardadas: number; readonly corregidas: number };

/**
 * Keeps the weeks that are over of all collectors, for the screen that puts them side by side, and brings corrections into them. A week
 * that fails is as old as it says, and the next run does it.
 */
export async function guardarSemanas(ahora: Date): Promise<Resumen> {
  const hecho = { guardadas: 0, corregidas: 0 };
  if (await sonPocosCobradores()) return hecho;
  const hoy = fechaLocal(ahora);
  for (const lunes of semanasQueSeGuardan(hoy)) {
    try {
      // oxlint-disable no-await-in-loop -- a week after the other
      const foto = await semanaGuardada(lunes).get();
      const guardada = foto.data();
      if (guardada) hecho.corregidas += Number(await corregir(guardada, hoy));
      else if (hecho.guardadas < NUEVAS_POR_VEZ) {
        await guardarNueva(lunes, foto.readTime, hoy);
        hecho.guardadas += 1;
      }
      // oxlint-enable no-await-in-loop
    } catch (error) {
      registro.error('No se pudo guardar una semana de todos', error, { lunes });
    }
  }
  return hecho;
}
