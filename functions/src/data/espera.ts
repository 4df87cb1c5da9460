import { type ClasePorAprobar, CLASES_POR_APROBAR, type PorAprobar } from '@leal/domain';
import type { Query, Timestamp } from 'firebase-admin/firestore';
import { creditosPendientes } from './creditos.ts';
import { enEstados } from './gastos.ts';
import { solicitudesDe } from './solicitudes.ts';

const queEsperan = (clase: ClasePorAprobar): Query => {
  if (clase === 'creditos') return creditosPendientes();
  return clase === 'gastos' ? enEstados(['pendiente'], null) : solicitudesDe(clase, ['pendiente'], null);
};

/** When the one was asked for that waits longest; null: nothing of that class waits. One read, however many wait. */
async function masAntigua(clase: ClasePorAprobar): Promise<Date | null> {
  const consulta = queEsperan(clase).orderBy('fecha_solicitud').limit(1).select('fecha_solicitud');
  const fecha = (await consulta.get()).docs[0]?.get('fecha_solicitud') as Timestamp | undefined;
  return fecha?.toDate() ?? null;
}

/** The instant since when each class has something that waits for a manager. */
export const leerEsperaDesde = async (): Promise<ReadonlyMap<ClasePorAprobar, Date | null>> =>
  new Map(
    await Promise.all(CLASES_POR_APROBAR.map(async (clase) => [clase, await masAntigua(clase)] as const)),
  );

/** Counts what waits, class by class, over all collectors: a read for each class, and one more per thousand. */
export async function contarPorAprobar(): Promise<PorAprobar> {
  const cuentas = await Promise.all(
    CLASES_POR_APROBAR.map(async (clase) => {
      const cuenta = await queEsperan(clase).count().get();
      return [clase, cuenta.data().count] as const;
    }),
  );
  return Object.fromEntries(cuentas) as PorAprobar;
}
