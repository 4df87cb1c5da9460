import { MAXIMO_EN_RIESGO, type reporteDeRiesgo } from '@leal/contract';
import {
  aInstanteIso,
  carteraCorriendo,
  carteraEnRiesgo,
  compararRiesgo,
  edadesDeCartera,
  juntarTramos,
  PLAZOS,
  type PorTramo,
} from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { leerAtrasoDeOficina } from '../../data/atraso-de-oficina.ts';

const presentar = (tramos: PorTramo) => ({ ...carteraCorriendo(tramos), riesgo: carteraEnRiesgo(tramos) });

/** Portfolio at risk, from the running sums: no credit is read. */
export const leerRiesgo: CasoLectura<typeof reporteDeRiesgo> = async (
  { consulta: { dias = 7 } },
  { ahora, hoy, negocio },
) => {
  const { plazos, cobradores, al } = await leerAtrasoDeOficina({ hoy, negocio: await negocio() });
  const deTodos = juntarTramos(plazos);
  const filas = cobradores?.map(({ tramos, ...quien }) => ({ ...quien, ...presentar(tramos) }));
  return {
    fecha: hoy,
    leido: aInstanteIso(al?.toDate() ?? ahora),
    ...presentar(deTodos),
    edades: edadesDeCartera(deTodos),
    plazos: PLAZOS.map((dias_pago, i) => ({ dias_pago, ...presentar(plazos[i] ?? juntarTramos([])) })),
    cobradores: filas?.toSorted(compararRiesgo(dias)).slice(0, MAXIMO_EN_RIESGO) ?? null,
    total_cobradores: filas?.length ?? 0,
  };
};
