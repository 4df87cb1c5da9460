import '../../piezas/tarjetas/bandeja.css';
import './mis-solicitudes.css';
import type { CreditoPorEntregar, MiSolicitud } from '@leal/contract';
import { useEffect, useMemo, useRef } from 'react';
import { ListaDeTarjetas } from '../../piezas/tarjetas/ListaDeTarjetas.tsx';
import { cambiarPorVer, usePorVer } from '../../piezas/por-ver/por-ver.ts';
import { usePorEntregar } from '../../piezas/credito/por-entregar.ts';
import { type Tarea, useTareas } from './tareas.ts';
import type { ListaLeida } from '../../lib/api/lista.ts';
import { useEnLaUrl } from '../../lib/en-la-url.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { ElegirVista } from '../../ui/lista/ElegirVista.tsx';
import { EN_LA_URL, type Filtro, TODAS } from './filtro.ts';
import { OPCIONES_TIPO } from './por-clase.ts';
import { useMisSolicitudes } from './use-mis-solicitudes.ts';
import { MiTarjeta } from './MiTarjeta.tsx';
import { PorEntregar } from './PorEntregar.tsx';
import { PorHacer } from './PorHacer.tsx';
import { ElegirEstado } from './ElegirEstado.tsx';

const idDe = ({ id_solicitud }: MiSolicitud): string => id_solicitud;

/** A request that is shown above as a task is not shown twice. */
function useSinTareas(lista: ListaLeida<MiSolicitud>, tareas: readonly Tarea[]): ListaLeida<MiSolicitud> {
  return useMemo(() => {
    const arriba = new Set(tareas.map(idDe));
    return { ...lista, filas: lista.filas?.filter((solicitud) => !arriba.has(solicitud.id_solicitud)) };
  }, [lista, tareas]);
}

/** Decisions count as seen here. */
function useDecididasVistas(): void {
  const { id_usuario } = useUsuario();
  const { decididas } = usePorVer();
  useEffect(() => {
    if (decididas > 0) cambiarPorVer(id_usuario, () => ({ decididas: 0 }));
  }, [id_usuario, decididas]);
}

const NINGUNA: readonly Tarea[] = [];
const NADA_QUE_ENTREGAR: readonly CreditoPorEntregar[] = [];

type PropsLista = { filtro: Filtro; lista: ListaLeida<MiSolicitud>; conTareas: boolean };

const Lista = ({ filtro, lista, conTareas }: PropsLista) => {
  const filtrando = filtro.tipo !== undefined || filtro.estado !== undefined;
  const vacia = filtrando || conTareas ? 'No hay más solicitudes' : 'Todavía no has pedido nada';
  return (
    <div className="se-relee" aria-busy={lista.anteriores}>
      <ListaDeTarjetas
        lista={lista}
        idDe={idDe}
        Tarjeta={MiTarjeta}
        vacia={{ titulo: vacia }}
        mensajeError="Error al obtener datos de solicitudes"
      />
    </div>
  );
};

/** Spec §2, 'Solicitudes': what one asked for and what became of it; what is to be done comes first. */
export function MisSolicitudes() {
  const titulo = useRef<HTMLHeadingElement>(null);
  const [filtro, ver] = useEnLaUrl(EN_LA_URL);
  const { lista, conteos } = useMisSolicitudes(filtro);
  const { tareas = NINGUNA, error: falloDeTareas } = useTareas();
  const { entregas = NADA_QUE_ENTREGAR, error: falloDeEntregas } = usePorEntregar();
  useDecididasVistas();
  const sinTareas = useSinTareas(lista, tareas);
  // Requests and tasks come at once: tasks that came later would push down what somebody is reading below them.
  const leidas =
    (tareas !== NINGUNA || falloDeTareas !== null) &&
    (entregas !== NADA_QUE_ENTREGAR || falloDeEntregas !== null) &&
    (lista.filas !== undefined || lista.error !== null);
  return (
    <div className="bandeja pila">
      <Encabezado titulo="Solicitudes" nota="Lo que pediste y qué se decidió" refTitulo={titulo} />
      <ElegirVista
        nombre="Tipo de solicitud"
        corredizas
        opciones={OPCIONES_TIPO}
        vista={filtro.tipo ?? TODAS}
        alElegir={(tipo) => ver({ tipo: tipo === TODAS ? undefined : tipo })}
      />
      <ElegirEstado conteos={conteos} estado={filtro.estado} alElegir={(estado) => ver({ estado })} />
      {leidas && <PorEntregar entregas={entregas} />}
      {leidas && <PorHacer tareas={tareas} />}
      <Lista
        key={leidas ? 'leida' : 'hueco'}
        filtro={filtro}
        lista={leidas ? sinTareas : { ...sinTareas, filas: undefined }}
        conTareas={tareas.length + entregas.length > 0}
      />
    </div>
  );
}
