import { type Fecha, fechaLocal, lunesDe, sumarDias } from '@leal/domain';
import { encolarReportes, reportesMarcados, type SemanaDeCobrador } from '../../data/reportes-semana.ts';
import { idsDeCuentas } from '../../data/usuarios.ts';
import { deAPocos } from '../../platform/de-a-pocos.ts';
import { registro } from '../../platform/registro.ts';
import { type Compilacion, compilarReporte } from './compilar-reporte.ts';

/** The outcome of a run, with the collectors whose report failed. */
type ResumenDeReportes = {
  readonly nuevos: number;
  readonly iguales: number;
  readonly vacios: number;
  readonly fallidos: readonly SemanaDeCobrador[];
};

/** The transactions that run at a time: each waits for the store, and none for another. */
const A_LA_VEZ = 8;
/** An hour's worth; what is left waits for the next one. */
const MARCADOS_POR_VEZ = 300;

type Desenlace = { readonly semana: SemanaDeCobrador; readonly que: Compilacion | 'fallida' };

/** A report that fails does not stop the others: it is logged, and waits behind those that were marked before now. */
async function intentar(semana: SemanaDeCobrador, ahora: Date): Promise<Desenlace> {
  try {
    return { semana, que: await compilarReporte(semana, ahora) };
  } catch (error) {
    registro.error('No se pudo compilar un reporte semanal', error, semana);
    await encolarReportes([semana], ahora).catch((fallo: unknown) =>
      registro.error('No se pudo marcar un reporte semanal', fallo, semana),
    );
    return { semana, que: 'fallida' };
  }
}

async function compilarTodas(semanas: readonly SemanaDeCobrador[], ahora: Date): Promise<ResumenDeReportes> {
  const hechas = await deAPocos(semanas, A_LA_VEZ, (semana) => intentar(semana, ahora));
  const cuantas = (que: Desenlace['que']) => hechas.filter((hecha) => hecha.que === que).length;
  return {
    nuevos: cuantas('nueva'),
    iguales: cuantas('igual'),
    vacios: cuantas('vacia'),
    fallidos: hechas.filter(({ que }) => que === 'fallida').map(({ semana }) => semana),
  };
}

/** The Monday of the newest week that is over. */
export const ultimaSemana = (ahora: Date): Fecha => sumarDias(lunesDe(fechaLocal(ahora)), -7);

/** The week, the last one unless told, and the collector, everybody unless told. */
type Pedido = { readonly lunes?: Fecha; readonly id_cobrador?: string | undefined };

/**
 * Compiles a week that is over, of collectors who were turned off too. All are marked first: whatever ends
 * this run midway, the hourly one finds what is left.
 */
export async function compilarReportes(
  ahora: Date,
  { lunes = ultimaSemana(ahora), id_cobrador: pedido }: Pedido = {},
): Promise<ResumenDeReportes> {
  const semanas = (await idsDeCuentas(pedido)).map((id_cobrador) => ({ id_cobrador, lunes }));
  await encolarReportes(semanas, ahora);
  return compilarTodas(semanas, ahora);
}

/** Compiles again what moved since it was compiled, and what no run has finished; the longest waiting first. */
export const recompilarReportes = async (ahora: Date): Promise<ResumenDeReportes> =>
  compilarTodas(await reportesMarcados(MARCADOS_POR_VEZ), ahora);
