import type { partesPorTransferencia as contrato, Respuesta } from '@leal/contract';
import { cobradoDesde, DIAS_TOTALES, type Fecha, partesAltas, sumarDias } from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { contarTotales, leerTotales } from '../../data/totales.ts';
import { cacheTemporal } from '../../platform/cache-temporal.ts';

type Partes = Respuesta<typeof contrato>;

/** A habit of weeks: an hour makes none. */
const MS_RECORDADAS = 60 * 60_000;
const recordadas = cacheTemporal<Partes>(MS_RECORDADAS, 2);
/** Each is read, once an hour; nobody looks at the shares of more. */
const MAXIMO_COBRADORES = 300;

async function compararPartes(desde: Fecha): Promise<Partes> {
  if ((await contarTotales()) > MAXIMO_COBRADORES)
    return { desde, mediana: null, demasiados: true, datos: [] };
  const todos = await leerTotales();
  const nombres = new Map(todos.map(({ id_cobrador, nombre_cobrador }) => [id_cobrador, nombre_cobrador]));
  const altas = partesAltas(
    todos.map(({ id_cobrador, ultimos_15_dias }) => cobradoDesde(id_cobrador, ultimos_15_dias, desde)),
  );
  if (altas === null) return { desde, mediana: null, datos: [] };
  const datos = altas.partes.map((parte) => ({
    ...parte,
    nombre_cobrador: nombres.get(parte.id_cobrador) ?? '',
  }));
  return { desde, mediana: altas.mediana, datos };
}

/** From the running sums of all collectors: a read for each, once an hour. */
export const partesPorTransferencia: CasoLectura<typeof contrato> = async (_, { hoy }) => {
  const desde = sumarDias(hoy, 1 - DIAS_TOTALES);
  return recordadas.leer(desde) ?? recordadas.guardar(desde, await compararPartes(desde));
};
