// What jobs have kept of an office by the time at which somebody looks.
import { fecha, sumarDias } from '@leal/domain';
import type { Sala } from '@leal/jugador';
import { paraCargar } from '@leal/seed';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { conciliarSaldos } from '../../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { compilarReportes } from '../../../functions/src/use-cases/reportes/compilar-reportes.ts';
import { guardarSemanas } from '../../../functions/src/use-cases/reportes/guardar-semanas.ts';
import { resumirOficina } from '../../../functions/src/use-cases/reportes/resumir-oficina.ts';
import { senalada } from '../../setup/senalada.ts';

/** The weeks that the screen of weeks that are over shows. */
export const CERRADAS = [fecha('2026-11-02'), fecha('2026-10-26')] as const;
const AYER = fecha('2026-11-17');
/** More than a page of them. */
const SENALES = 30;

type Guardado = readonly (readonly [ruta: string, datos: object])[];

/**
 * What a night keeps of the whole office that is there: as many documents of one as of another, of some KB, so that those of a small one
 * stand for all. The ledgers of the largest would be read for minutes, for figures that nobody looks at here.
 */
export async function queGuardaUnaNoche(ahora: Date): Promise<Guardado> {
  await conciliarSaldos({ reloj: { ahora: () => ahora }, deNoche: true });
  const colecciones = await Promise.all(
    ['resumenes', 'fotos_semanales'].map(async (ruta) => (await firestore().collection(ruta).get()).docs),
  );
  return colecciones
    .flat()
    .filter(({ id }) => ['riesgo-de-ayer', 'efectivo'].includes(id) || id.startsWith('oficina_'))
    .map((foto) => [foto.ref.path, foto.data()]);
}

/** That, signals of a collector, the minute's rows, and two weeks that were compiled and kept. */
export async function trabajar(sala: Sala, uid: string, deLaNoche: Guardado, ahora: Date): Promise<void> {
  for (const [ruta, datos] of deLaNoche) await firestore().doc(ruta).set(datos);
  const senales = Array.from({ length: SENALES }, (_, i) => senalada(uid, sumarDias(AYER, -i)));
  sala.motor.load(paraCargar(senales.map((datos) => ({ ruta: `senales/${datos.id}`, datos }))));
  await resumirOficina({ ahora: () => ahora });
  for (const lunes of CERRADAS) await compilarReportes(ahora, { lunes });
  for (const _ of CERRADAS) await guardarSemanas(ahora);
}
