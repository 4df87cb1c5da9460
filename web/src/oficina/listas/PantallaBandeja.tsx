import type { ClasePorAprobar } from '@leal/domain';
import { type ComponentType, type ReactNode, useCallback, useMemo } from 'react';
import type { ListaLeida } from '../../lib/api/lista.ts';
import type { ConPersona } from '../../lib/llamados.ts';
import { usePendientesVivos } from '../../lib/vivo/use-pendientes-vivos.ts';
import { useSoloLectura } from '../../lib/sesion/solo-lectura.ts';
import { Actualizar, juntas } from '../../ui/encabezado/Actualizado.tsx';
import { useEscritorio } from '../../ui/tabla/use-escritorio.ts';
import { type Cabeza, DosListas } from '../../piezas/tarjetas/DosListas.tsx';
import type { Clase } from '../clases/clase.ts';
import { conClase, idDe } from './fila.ts';
import {
  ListaDeTarjetas,
  type PropsLista,
  SIN_HISTORIAL,
  type Vacia,
} from '../../piezas/tarjetas/ListaDeTarjetas.tsx';
import { TablaSolicitudes } from './TablaSolicitudes.tsx';

/** A kind of thing that a manager decides, and its card while it waits and once it is decided. */
type Bandeja<C extends ClasePorAprobar, P, R> = {
  readonly clase: Clase<C>;
  readonly Pendiente: ComponentType<{ item: P }>;
  readonly Resuelta: ComponentType<{ item: R }>;
  readonly vaciaPendientes: Vacia;
  /** When they differ from those of a request. */
  readonly textos?: Pick<PropsLista<P>, 'mensajeError' | 'mensajeCargando'>;
};

type Props<C extends ClasePorAprobar, P, R> = Cabeza &
  Bandeja<C, P, R> & {
    pendientes: ListaLeida<P>;
    historial: ListaLeida<R>;
    /** The filters of the history, and its sums. */
    readonly sobreHistorial?: ReactNode;
    /** The words of a history in which there is nothing, if they are not that there is none. */
    readonly vaciaHistorial?: Vacia;
  };

const PENDIENTES = 'Solicitudes Pendientes';

/**
 * The manager's screen of one kind of request (spec §2): the list of what waits, oldest first, and of what was decided;
 * a table at a desk. Requests and decisions of others appear by themselves; a supervisor asks for them.
 */
export function PantallaBandeja<C extends ClasePorAprobar, P extends ConPersona, R extends ConPersona>({
  clase: propia,
  Pendiente,
  Resuelta,
  vaciaPendientes,
  textos,
  pendientes,
  historial,
  sobreHistorial,
  vaciaHistorial = SIN_HISTORIAL,
  ...cabeza
}: Props<C, P, R>) {
  const { clase, decision } = propia;
  const escritorio = useEscritorio();
  const soloLee = useSoloLectura();
  const suId = useCallback((item: object) => idDe(conClase(clase, item)), [clase]);
  const enPantalla = useMemo(() => pendientes.filas?.map(suId), [pendientes.filas, suId]);
  usePendientesVivos({ clase, enPantalla, llamadas: decision.llamadas });
  // The list's rows are of this kind.
  const deEsta = propia as unknown as Clase<never>;
  const abierta = {
    ...textos,
    lista: pendientes,
    Tarjeta: Pendiente,
    vacia: { dibujo: 'listo', ...vaciaPendientes },
  } as const;
  const cerrada = { ...textos, lista: historial, Tarjeta: Resuelta, vacia: vaciaHistorial };
  return (
    <DosListas
      {...cabeza}
      {...(soloLee && { accion: null, alBorde: <Actualizar consulta={juntas(pendientes, historial)} /> })}
      abierta={{
        texto: PENDIENTES,
        lista: pendientes,
        ver: escritorio ? (
          <TablaSolicitudes {...abierta} nombre={PENDIENTES} clase={deEsta} />
        ) : (
          <ListaDeTarjetas {...abierta} idDe={suId} />
        ),
      }}
      historial={{
        lista: historial,
        ver: (
          <div className="pila">
            {sobreHistorial}
            {escritorio ? (
              <TablaSolicitudes {...cerrada} nombre="Historial" clase={deEsta} decididas />
            ) : (
              <ListaDeTarjetas {...cerrada} idDe={suId} />
            )}
          </div>
        ),
      }}
    />
  );
}
