import { type Fecha, fechaLocal, lunesDe, sumarDias } from '@leal/domain';
import { marcarReportes, reportesMarcados, type SemanaDeCobrador } from '../../data/reportes-semanales.ts';
import { leerCobradores } from '../../data/usuarios.ts';
import { deAPocos } from '../../platform/de-a-pocos.ts';
import { registro } from '../../platform/registro.ts';
import { type Compilacion, compilarSemana, type Encargo } from './compilar-semana.ts';

/** What a run did; of those that failed, whose. */
export type ResumenDeReportes = {
  readonly nuevos: number;
  readonly iguales: number;
  readonly vacios: number;
  readonly fallidos: readonly SemanaDeCobrador[];
};

/** So many transactions at a time: each waits for the store, and none for another. */
const A_LA_VEZ = 8;
/** An hour's worth; what is left waits for the next one. */
const MARCADOS_POR_VEZ = 300;

type Desenlace = { readonly semana: SemanaDeCobrador; readonly que: Compilacion | 'fallida' };

/** One that fails stops nobody else: it is logged, and waits behind those that were marked before now. */
async function intentar(encargo: Encargo): Promise<Desenlace> {
  const { semana, ahora } = encargo;
  try {
    return { semana, que: await compilarSemana(encargo) };
  } catch (error) {
    registro.error('No se pudo compilar un reporte semanal', error, semana);
    await marcarReportes([semana], ahora).catch((otro: unknown) =>
      registro.error('No se pudo marcar un reporte semanal', otro, semana),
    );
    return { semana, que: 'fallida' };
  }
}

async function compilarTodos(encargos: readonly Encargo[]): Promise<ResumenDeReportes> {
  const hechos = await deAPocos(encargos, A_LA_VEZ, intentar);
  const cuantos = (que: Desenlace['que']) => hechos.filter((hecho) => hecho.que === que).length;
  return {
    nuevos: cuantos('nueva'),
    iguales: cuantos('igual'),
    vacios: cuantos('vacia'),
    fallidos: hechos.filter(({ que }) => que === 'fallida').map(({ semana }) => semana),
  };
}

/** The Monday of the newest week that is over. */
export const ultimaSemana = (ahora: Date): Fecha => sumarDias(lunesDe(fechaLocal(ahora)), -7);

/**
 * Compiles a week that is over for every collector, or for one. All are marked first: whatever ends this run
 * midway, the hourly one finds what is left. Somebody who was turned off has a report of a week with a day.
 */
export async function compilarReportes(
  ahora: Date,
  { lunes = ultimaSemana(ahora), id_cobrador }: { lunes?: Fecha; id_cobrador?: string | undefined } = {},
): Promise<ResumenDeReportes> {
  const encargos = (await leerCobradores(id_cobrador)).map(({ id_usuario, activo }) => ({
    semana: { id_cobrador: id_usuario, lunes },
    ahora,
    soloSiHayDias: !activo,
  }));
  await marcarReportes(
    encargos.map(({ semana }) => semana),
    ahora,
  );
  return compilarTodos(encargos);
}

/** Compiles again what moved since it was compiled, and what no run has finished; the longest waiting first. */
export async function recompilarReportes(ahora: Date): Promise<ResumenDeReportes> {
  const marcados = await reportesMarcados(MARCADOS_POR_VEZ);
  return compilarTodos(marcados.map((semana) => ({ semana, ahora })));
}
