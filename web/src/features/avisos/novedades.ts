import { CLASES_POR_APROBAR, type ClasePorAprobar } from '@leal/domain';
import type { Llamada } from '@leal/contract';
import type { Aviso, ResolucionAvisada } from '../../lib/vivo/avisos.ts';
import { CADUCA_CON_LA_RUTA, QUE_CADUCA, SIEMPRE_CADUCA } from './que-caduca.ts';

/** What this phone has already told of a notice. */
export type Visto = Pick<Aviso, 'por_aprobar' | 'ruta'> & { readonly id_resolucion: string | null };

export const vistoDe = ({ por_aprobar, ruta, resolucion }: Aviso): Visto => ({
  por_aprobar,
  ruta,
  id_resolucion: resolucion?.id ?? null,
});

export type Novedades = {
  /** A decision to tell; null when the last one was told already. */
  readonly resolucion: ResolucionAvisada | null;
  /** The cached answers that are no longer true. */
  readonly caducan: readonly Llamada[];
};

const NADA: Novedades = { resolucion: null, caducan: [] };

/** Fewer wait than before: they were decided. Two decisions in a row may come as one change. */
const decididas = (antes: Visto, ahora: Aviso): ClasePorAprobar[] =>
  CLASES_POR_APROBAR.filter((clase) => ahora.por_aprobar[clase] < antes.por_aprobar[clase]);

/** What is new since `antes`; nothing when this phone never looked: then what there is, is old. */
export function novedadesDe(antes: Visto | null, ahora: Aviso): Novedades {
  if (!antes) return NADA;
  const resolucion = ahora.resolucion?.id === antes.id_resolucion ? null : ahora.resolucion;
  const clases = new Set([...decididas(antes, ahora), ...(resolucion ? [resolucion.clase] : [])]);
  const caducan = new Set([
    ...[...clases].flatMap((clase) => QUE_CADUCA[clase]),
    ...(clases.size > 0 ? SIEMPRE_CADUCA : []),
    ...(ahora.ruta === antes.ruta ? [] : CADUCA_CON_LA_RUTA),
  ]);
  return { resolucion, caducan: [...caducan] };
}
