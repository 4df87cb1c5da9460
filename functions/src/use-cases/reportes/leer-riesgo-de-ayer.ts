import type { riesgoDeAyer } from '@leal/contract';
import {
  carteraCorriendo,
  carteraEnRiesgo,
  juntarTramos,
  type PorTramo,
  TRAMOS_DE_ANTIGUEDAD,
  TRAMOS_DE_MONTO,
} from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { leerRiesgoDeAyer as leerGuardado } from '../../data/riesgo-de-ayer.ts';

const presentar = (tramos: PorTramo) => ({ ...carteraCorriendo(tramos), riesgo: carteraEnRiesgo(tramos) });
const NADA = juntarTramos([]);

/** Portfolio at risk as the last night kept it: one document. */
export const leerRiesgoDeAyer: CasoLectura<typeof riesgoDeAyer> = async () => {
  const guardado = await leerGuardado();
  if (!guardado) return { cierre: null };
  const { fecha, faltan, montos, antiguedades, colonias, otras, sin_colonia } = guardado;
  return {
    cierre: {
      fecha,
      faltan,
      ...presentar(juntarTramos(montos)),
      montos: TRAMOS_DE_MONTO.map((tramo, i) => ({ ...tramo, ...presentar(montos[i] ?? NADA) })),
      antiguedades: TRAMOS_DE_ANTIGUEDAD.map((tramo, i) => ({
        ...tramo,
        ...presentar(antiguedades[i] ?? NADA),
      })),
      colonias: colonias.map(({ nombre, ...tramos }) => ({ nombre, ...presentar(tramos) })),
      otras: { colonias: otras.colonias, ...presentar(otras) },
      sin_colonia: presentar(sin_colonia),
    },
  };
};
