import { ROL } from '@leal/domain';
import type { Autoria } from '../../data/bitacora.ts';
import { reasignaciones, reasignacionesEnCurso } from '../../data/reasignaciones.ts';
import type { Reloj } from '../../platform/clock.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { idsDePeticion } from '../../platform/ids.ts';
import { transaccionDeTrabajo } from '../../platform/transacciones.ts';
import { pasarParte } from './pasar-parte.ts';

/** Somebody is bringing it on: the clock would only stand in their way. */
const MS_SIN_NADIE = 20_000;

/** In the name of whoever began it. */
function pasarUna(id_reasignacion: string, reloj: Reloj): Promise<boolean> {
  const ids = idsDePeticion();
  return transaccionDeTrabajo(async (tx) => {
    const reasignacion = (await tx.get(reasignaciones.doc(id_reasignacion))).data();
    if (reasignacion?.estado !== 'en_curso') return false;
    const { id_gerente: uid, nombre_gerente: nombre } = reasignacion;
    const autoria: Autoria = { tx, ids, ahora: reloj.ahora(), actor: { uid, nombre, id_rol: ROL.gerente } };
    return (await pasarParte(autoria, reasignacion)).estado === 'en_curso';
  });
}

const esPasajero = (error: unknown): boolean =>
  error instanceof ErrorApp && ['INTENTA_DE_NUEVO', 'TARDO_DEMASIADO'].includes(error.codigo);

/** The rest of its parts, until that instant of the process; the next run goes on where this one was cut off. */
async function llevarUna(id_reasignacion: string, reloj: Reloj, hasta: number): Promise<number> {
  let partes = 0;
  try {
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    while (performance.now() < hasta && (await pasarUna(id_reasignacion, reloj))) partes += 1;
  } catch (error) {
    if (!esPasajero(error)) throw error;
  }
  return partes;
}

/** Brings on whatever was left half done: its manager closed the page, or the server was killed. A read where there is none. */
export async function llevarReasignaciones(reloj: Reloj, limite_ms: number): Promise<object | void> {
  const hasta = performance.now() + limite_ms;
  const ahora = reloj.ahora().getTime();
  const { docs } = await reasignacionesEnCurso().get();
  const solas = docs
    .map((foto) => foto.data())
    .filter(({ movido_en }) => ahora - movido_en.getTime() > MS_SIN_NADIE);
  let partes = 0;
  for (const { id_reasignacion } of solas) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    partes += await llevarUna(id_reasignacion, reloj, hasta);
  }
  return solas.length === 0 ? undefined : { reasignaciones: solas.length, partes };
}
