import type { Llamada } from '@leal/contract';
import type { ClasePorAprobar } from '@leal/domain';
import { type ComponentType, useMemo } from 'react';
import type { ListaLeida } from '../../lib/api/lista.ts';
import type { ConPersona } from '../../lib/llamados.ts';
import { usePendientesVivos } from '../../lib/vivo/use-pendientes-vivos.ts';
import { type Cabeza, DosListas } from './DosListas.tsx';
import type { PropsLista, Vacia } from './ListaDeTarjetas.tsx';

/** What is decided on a manager's screen, and how a card looks while it waits and once it is decided. */
type Bandeja<P, R> = {
  readonly clase: ClasePorAprobar;
  /** What the screen reads, and what is out of date after a decision. */
  readonly llamadas: readonly Llamada[];
  readonly idDe: (fila: P | R) => string;
  readonly Pendiente: ComponentType<{ item: P }>;
  readonly Resuelta: ComponentType<{ item: R }>;
  readonly vaciaPendientes: Vacia;
  /** When they differ from those of a request. */
  readonly textos?: Pick<PropsLista<P>, 'mensajeError' | 'mensajeCargando'>;
};

type Props<P, R> = Cabeza &
  Bandeja<P, R> & {
    pendientes: ListaLeida<P>;
    historial: ListaLeida<R>;
  };

/**
 * The manager's screen of one kind of request (spec §2): what waits, oldest first, and what was decided.
 * What others ask or decide meanwhile appears by itself.
 */
export function PantallaBandeja<P extends ConPersona, R extends ConPersona>({
  clase,
  llamadas,
  idDe,
  Pendiente,
  Resuelta,
  vaciaPendientes,
  textos,
  pendientes,
  historial,
  ...cabeza
}: Props<P, R>) {
  const enPantalla = useMemo(() => pendientes.filas?.map(idDe), [pendientes.filas, idDe]);
  usePendientesVivos({ clase, enPantalla, llamadas });
  return (
    <DosListas
      {...cabeza}
      abierta={{
        ...textos,
        texto: 'Solicitudes Pendientes',
        lista: pendientes,
        idDe,
        Tarjeta: Pendiente,
        vacia: { dibujo: 'listo', ...vaciaPendientes },
      }}
      historial={{ ...textos, lista: historial, idDe, Tarjeta: Resuelta }}
    />
  );
}
