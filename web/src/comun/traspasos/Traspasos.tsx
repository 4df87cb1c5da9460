import './traspasos.css';
import { listarTraspasos } from '@leal/contract';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { useLista } from '../../lib/api/lista.ts';
import { useEnLaUrl } from '../../lib/en-la-url.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { ElegirVista } from '../../ui/lista/ElegirVista.tsx';
import { ListaPorPaginas } from '../../ui/lista/ListaPorPaginas.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { consultaDe, EN_LA_URL, type Filtro } from './filtro.ts';
import { TablaTraspasos } from './TablaTraspasos.tsx';

const TITULO = 'Fondos y parciales';
const OPCIONES: readonly { value: Filtro['ver']; label: string }[] = [
  { value: 'pendientes', label: 'Por confirmar' },
  { value: 'confirmados', label: 'Confirmados' },
  { value: 'todos', label: 'Todos' },
];

export type PropsFiltros = { filtro: Filtro; cambiar: (cambio: Partial<Filtro>) => void };

type Props = {
  /** The action that one can begin here. */
  accion: ReactNode;
  Filtros?: ComponentType<PropsFiltros>;
};

/** Cash between office and collectors that one side has given: it moves when the other side has confirmed it. */
export function Traspasos({ accion, Filtros }: Props) {
  const titulo = useRef<HTMLHeadingElement>(null);
  const [filtro, cambiar] = useEnLaUrl(EN_LA_URL);
  const lista = useLista(listarTraspasos, { consulta: consultaDe(filtro) }, { conservar: true });
  return (
    <div className="traspasos-pantalla pila">
      <Encabezado
        titulo={TITULO}
        nota="Cuentan cuando quien recibe confirma"
        refTitulo={titulo}
        accion={accion}
      />
      {Filtros && <Filtros filtro={filtro} cambiar={cambiar} />}
      <ElegirVista
        nombre="Cuáles"
        opciones={OPCIONES}
        vista={filtro.ver}
        alElegir={(ver) => cambiar({ ver })}
      />
      <Panel titulo={OPCIONES.find(({ value }) => value === filtro.ver)?.label ?? TITULO}>
        <ListaPorPaginas
          lista={lista}
          cargando={<HuecoDeFilas />}
          vacia={
            filtro.ver === 'pendientes' ? (
              <Vacio dibujo="listo" texto="No hay efectivo por confirmar" />
            ) : (
              <Vacio texto="Todavía no hay fondos ni entregas parciales" />
            )
          }
          mensajeError="Error al obtener fondos y parciales"
          mensajeMas="Cargando más..."
        >
          {(traspasos) => <TablaTraspasos traspasos={traspasos} anteriores={lista.anteriores} />}
        </ListaPorPaginas>
      </Panel>
    </div>
  );
}
