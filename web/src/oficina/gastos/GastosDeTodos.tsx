import '../../comun/gastos/gastos.css';
import { type Gasto, listarGastos } from '@leal/contract';
import { formatearPesos } from '@leal/domain';
import { useMemo, useRef } from 'react';
import { GASTOS } from '../clases/gastos.ts';
import { Botones } from '../pregunta/Botones.tsx';
import { useLista } from '../../lib/api/lista.ts';
import { useEnLaUrl } from '../../lib/en-la-url.ts';
import { usePendientesVivos } from '../../lib/vivo/use-pendientes-vivos.ts';
import { useSoloLectura } from '../../lib/sesion/solo-lectura.ts';
import { Actualizar } from '../../ui/encabezado/Actualizado.tsx';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { ElegirVista } from '../../ui/lista/ElegirVista.tsx';
import { ListaPorPaginas } from '../../ui/lista/ListaPorPaginas.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { EN_LA_URL, estadosDe, type Filtro } from './filtro.ts';
import { CifrasGastos, ERROR_GASTOS, idDeGasto, TablaGastos } from '../../comun/gastos/TablaGastos.tsx';
import { preguntarGasto } from './preguntar-gasto.tsx';

const TITULO = 'Solicitudes de gastos';
const OPCIONES: readonly { value: Filtro; label: string }[] = [
  { value: 'pendientes', label: 'Pendientes' },
  { value: 'aprobados', label: 'Aprobados' },
  { value: 'rechazados', label: 'Rechazados' },
  { value: 'todos', label: 'Todos' },
];

/** A collector may have several. */
export const quienGasto = ({ nombre_cobrador, motivo, monto }: Gasto): string =>
  `${nombre_cobrador} (${motivo}, ${formatearPesos(monto)})`;

/** Pending ones alone can be decided (spec §4); the button says which. */
const acciones = (gasto: Gasto) =>
  gasto.estado === 'pendiente' && (
    <div>
      <Botones
        sobre={gasto.id_gasto}
        de={gasto}
        nombre={quienGasto(gasto)}
        alElegir={(sentido) => preguntarGasto(gasto, sentido)}
      />
    </div>
  );

/** The office sees whose each is, also without anything to do. */
const nada = () => null;

/** The pending ones are always read: their answer has all the counts, and is kept up to date. */
function useGastos(filtro: Filtro) {
  const pendientes = useLista(listarGastos, { consulta: { estado: estadosDe('pendientes') } });
  const lista = useLista(listarGastos, { consulta: { estado: estadosDe(filtro) } }, { conservar: true });
  const enPantalla = useMemo(() => pendientes.filas?.map(idDeGasto), [pendientes.filas]);
  usePendientesVivos({ clase: 'gastos', enPantalla, llamadas: GASTOS.decision.llamadas });
  return { lista, primera: pendientes.primera ?? lista.primera };
}

/** Spec §2, 'Manager expenses': every collector's. */
export function GastosDeTodos() {
  const titulo = useRef<HTMLHeadingElement>(null);
  const [{ ver: filtro }, cambiar] = useEnLaUrl(EN_LA_URL);
  const { lista, primera } = useGastos(filtro);
  const soloLee = useSoloLectura();
  return (
    <div className="gastos-pantalla pila">
      <Encabezado
        titulo="Gastos"
        nota="Lo que piden los cobradores para su ruta"
        refTitulo={titulo}
        accion={soloLee && <Actualizar consulta={lista} />}
      />
      {(primera || !lista.error) && <CifrasGastos contadores={primera?.contadores} />}
      <ElegirVista
        nombre="Qué gastos"
        opciones={OPCIONES}
        vista={filtro}
        alElegir={(ver) => cambiar({ ver })}
      />
      <Panel titulo={TITULO}>
        <ListaPorPaginas
          lista={lista}
          cargando={<HuecoDeFilas />}
          vacia={
            filtro === 'pendientes' ? (
              <Vacio dibujo="listo" texto="No hay gastos pendientes" />
            ) : (
              <Vacio texto="No hay gastos" />
            )
          }
          mensajeError={ERROR_GASTOS}
          mensajeMas="Cargando más gastos..."
        >
          {(gastos) => (
            <TablaGastos
              titulo={TITULO}
              gastos={gastos}
              anteriores={lista.anteriores}
              acciones={soloLee ? nada : acciones}
            />
          )}
        </ListaPorPaginas>
      </Panel>
    </div>
  );
}
