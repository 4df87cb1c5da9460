import { COLUMNAS_IMPORTADAS } from '@leal/domain';
import { medirHoja } from '../../exportar/hoja/armar-hoja.ts';
import type { Hoja } from '../../exportar/hoja/hoja.ts';
import { COLUMNAS } from '../revision/palabras.ts';
import type { Revisado } from '../revision/revisar.ts';

const RAZON = 'Por qué';
const RENGLON = 'Renglón';

/** The rows that do not come as they are, as the template has them, each with its number and why: to be mended and chosen again. */
export function hojaConRazones(revisados: readonly Revisado[], archivo: string): Hoja {
  const titulos = [...COLUMNAS_IMPORTADAS.map((columna) => COLUMNAS[columna].titulo), RAZON, RENGLON];
  const filas = revisados
    .filter(({ clase }) => clase === 'mal' || clase === 'dudosa')
    .map(({ renglon, textos, hallazgos }) => [
      ...COLUMNAS_IMPORTADAS.map((columna) => textos[columna] || null),
      hallazgos.map(({ mensaje }) => mensaje).join('; '),
      String(renglon),
    ]);
  return medirHoja({
    archivo: `por-corregir-${archivo.replace(/\.\w+$/, '')}.xlsx`,
    nombre: 'Por corregir',
    fijas: 2,
    filas,
    columnas: titulos.map((titulo) => ({ titulo, formato: 'texto' })),
  });
}
