import type { IncrementosTotales } from './incrementos.ts';
import { reglasDe, TIPOS_SOLICITUD } from './solicitud.ts';

/** Everything that waits for a manager's decision: new credits, the requests of every type, expenses. */
export const CLASES_POR_APROBAR = ['creditos', ...TIPOS_SOLICITUD, 'gastos'] as const;

export type ClasePorAprobar = (typeof CLASES_POR_APROBAR)[number];
export type PorAprobar = { readonly [C in ClasePorAprobar]: number };

/** Asks, class by class, how many wait. */
export const porAprobar = (cuantos: (clase: ClasePorAprobar) => number): PorAprobar =>
  Object.fromEntries(CLASES_POR_APROBAR.map((clase) => [clase, cuantos(clase)])) as PorAprobar;

export const NADA_POR_APROBAR: PorAprobar = porAprobar(() => 0);

/** All of it in one number: the manager's 'Solicitudes Pendientes'. */
export const totalPorAprobar = (espera: PorAprobar): number =>
  CLASES_POR_APROBAR.reduce((total, clase) => total + espera[clase], 0);

/** The change in what waits when the running sums move so; null when there is none. */
export function cambioPorAprobar(incrementos: IncrementosTotales): PorAprobar | null {
  const { creditos_pendientes, pendientes } = incrementos;
  const cambio = porAprobar((clase) =>
    clase === 'creditos' ? (creditos_pendientes ?? 0) : (pendientes?.[clase] ?? 0),
  );
  return CLASES_POR_APROBAR.some((clase) => cambio[clase] !== 0) ? cambio : null;
}

/** The requests in one number of the collector's block, whatever their kind. */
const delBloque = (espera: PorAprobar, bloque: 'abonos' | 'renovaciones'): number =>
  TIPOS_SOLICITUD.reduce(
    (total, tipo) => (reglasDe(tipo).bloque === bloque ? total + espera[tipo] : total),
    0,
  );

/** The collector's block 'Por Aprobar' (spec §2): everything about payments is one number. */
export const bloquePorAprobar = (espera: PorAprobar) => ({
  clientes: espera.creditos,
  abonos: delBloque(espera, 'abonos'),
  gastos: espera.gastos,
  renovaciones: delBloque(espera, 'renovaciones'),
});
