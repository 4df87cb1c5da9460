import type { FilaLlegada, llegadasDelDia, llegadasDeSemana } from '@leal/contract';
import type { DiaDoc } from '@leal/contract/documentos';
import {
  aInstanteIso,
  type CapturaDeFila,
  compararNombres,
  esFecha,
  type FilaConId,
  historialDe,
  type Marca,
} from '@leal/domain';
import { leerMarcas, leerMarcasEntre } from '../../data/marcas.ts';
import { leerDia } from '../../data/dias.ts';
import type { CasoLectura, Lectura } from '../../context/caso.ts';
import { leerNombres } from '../../context/nombres.ts';
import { cursorInvalido, escribirCursor, interpretarCursor } from '../../platform/cursor.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { exigirCobrador } from '../usuarios/exigir-cobrador.ts';
import { calcularMarcas } from './calcular-marcas.ts';
import { exigirSemana } from './exigir-semana.ts';
import { presentarFila } from './presentar-fila.ts';

const PAGINA = 100;

function lugarDe(cursor: string | undefined, filtros: unknown) {
  const posicion = interpretarCursor(cursor, filtros);
  if (posicion === null) return null;
  if (!esFecha(posicion.orden)) throw cursorInvalido();
  return { id_cobrador: posicion.id, fecha: posicion.orden };
}

/** The hourly job's marks of a week, by pages: a read for each day that has some, and one for each name. */
export const leerLlegadasDeSemana: CasoLectura<typeof llegadasDeSemana> = async ({ consulta }, { hoy }) => {
  const { limite = PAGINA, cursor } = consulta;
  const semana = exigirSemana(consulta.semana, hoy);
  const filtros = ['llegadas', semana.inicio];
  const { marcas: guardadas, hayMas } = await leerMarcasEntre(semana, {
    desde: lugarDe(cursor, filtros),
    limite,
  });
  const ultima = hayMas ? guardadas.at(-1) : undefined;
  const nombres = await leerNombres(guardadas.map(({ id_cobrador }) => id_cobrador));
  const datos = guardadas
    .map(({ id_cobrador, fecha, tardias, marcadas }) => ({
      id_cobrador,
      nombre_cobrador: nombres.get(id_cobrador) ?? '',
      fecha,
      tardias,
      marcadas,
    }))
    .toSorted(
      (a, b) =>
        b.fecha.localeCompare(a.fecha) ||
        compararNombres(a.nombre_cobrador, b.nombre_cobrador) ||
        a.id_cobrador.localeCompare(b.id_cobrador),
    );
  return {
    semana,
    datos,
    siguiente: ultima ? escribirCursor({ orden: ultima.fecha, id: ultima.id_cobrador }, filtros) : null,
  };
};

/** The marks that the job left, while nothing came since; else those of now. */
async function marcasDelDia(
  { id_cobrador, fecha, marcas_por_calcular }: DiaDoc,
  { hoy, negocio }: Lectura,
): Promise<ReadonlyMap<string, readonly Marca[]>> {
  if (marcas_por_calcular)
    return (await calcularMarcas(id_cobrador, [fecha], { hoy, negocio: await negocio() })).marcas;
  const guardadas = await leerMarcas({ id_cobrador, fecha });
  return new Map(Object.entries(guardadas?.filas ?? {}));
}

const presentar = (fila: FilaConId, captura: CapturaDeFila, marcas: readonly Marca[]): FilaLlegada => ({
  ...presentarFila(fila),
  capturado_en: aInstanteIso(captura.capturado_en),
  sincronizado_en: aInstanteIso(captura.sincronizado_en),
  tardia: captura.tardia,
  marcas: [...marcas],
  ...(captura.dispositivo !== undefined && { dispositivo: captura.dispositivo }),
});

/** One collector's day and its marks: three reads, or those around the day while the job has not come by. */
export const leerLlegadasDelDia: CasoLectura<typeof llegadasDelDia> = async (
  { parametros: { id_usuario }, consulta },
  lectura,
) => {
  const { fecha = lectura.hoy } = consulta;
  if (fecha > lectura.hoy) throw new ErrorApp('FECHA_INVALIDA', 'Esa fecha todavía no llega.');
  const [dia, nombres] = await Promise.all([leerDia(id_usuario, fecha), leerNombres([id_usuario])]);
  const nombre_cobrador = nombres.get(id_usuario) ?? '';
  if (dia === undefined) {
    await exigirCobrador(id_usuario);
    return { nombre_cobrador, fecha, datos: [] };
  }
  const marcas = await marcasDelDia(dia, lectura);
  const datos = historialDe(dia).flatMap((fila) => {
    const deLaFila = marcas.get(fila.id) ?? [];
    const { captura } = fila;
    return captura && (captura.tardia || deLaFila.length > 0) ? [presentar(fila, captura, deLaFila)] : [];
  });
  return { nombre_cobrador, fecha, datos };
};
