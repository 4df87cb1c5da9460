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
import { type DeCobrador, leerAtrasoDeOficina } from '../../data/atraso-de-oficina.ts';
import { escribirCursor, interpretarCursor } from '../../platform/cursor.ts';

const presentar = (tramos: PorTramo) => ({ ...carteraCorriendo(tramos), riesgo: carteraEnRiesgo(tramos) });

type Fila = Omit<DeCobrador, 'tramos'> & ReturnType<typeof presentar>;

/** There are too many of them to be kept. */
const SIN_COBRADORES = { cobradores: null, siguiente: null };

/** The page after that row. Whoever left the list meanwhile left its place in it. */
function paginaDe(
  filas: readonly Fila[],
  { limite, cursor, filtros }: { limite: number; cursor: string | undefined; filtros: unknown },
) {
  const ultima = interpretarCursor(cursor, filtros);
  const lugar = ultima ? filas.findIndex(({ id_cobrador }) => id_cobrador === ultima.id) + 1 : 0;
  const desde = lugar || Number(ultima?.orden ?? 0);
  const hasta = desde + limite;
  const fin = hasta < filas.length ? filas[hasta - 1] : undefined;
  return {
    cobradores: filas.slice(desde, hasta),
    siguiente: fin ? escribirCursor({ orden: String(hasta), id: fin.id_cobrador }, filtros) : null,
  };
}

/** Portfolio at risk, from the running sums: no credit is read. */
export const leerRiesgo: CasoLectura<typeof reporteDeRiesgo> = async (
  { consulta: { dias = 7, limite = MAXIMO_EN_RIESGO, cursor } },
  { ahora, hoy, negocio },
) => {
  const cuando = { hoy, negocio: await negocio() };
  const { plazos, cobradores, al } = await leerAtrasoDeOficina(cuando, cursor !== undefined);
  const deTodos = juntarTramos(plazos);
  const filas = cobradores
    ?.map(({ tramos, ...quien }) => ({ ...quien, ...presentar(tramos) }))
    .toSorted(compararRiesgo(dias));
  return {
    fecha: hoy,
    leido: aInstanteIso(al?.toDate() ?? ahora),
    ...presentar(deTodos),
    edades: edadesDeCartera(deTodos),
    plazos: PLAZOS.map((dias_pago, i) => ({ dias_pago, ...presentar(plazos[i] ?? juntarTramos([])) })),
    ...(filas ? paginaDe(filas, { limite, cursor, filtros: ['riesgo', dias] }) : SIN_COBRADORES),
    total_cobradores: filas?.length ?? 0,
  };
};
