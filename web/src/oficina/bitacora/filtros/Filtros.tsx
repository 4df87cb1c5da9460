import { Button } from 'antd';
import { ElegirFiltro } from '../../../ui/lista/ElegirFiltro.tsx';
import { useCobradores } from '../../../piezas/cobradores/use-cobradores.ts';
import { GRUPOS } from '../datos/acciones.ts';
import { type Filtro, NINGUNO } from '../datos/filtro.ts';
import { DesdeHasta } from '../../listas/DesdeHasta.tsx';
import { ElegirCliente } from './ElegirCliente.tsx';

const ACCIONES = GRUPOS.map(({ titulo, acciones }) => ({
  label: titulo,
  options: Object.entries(acciones).map(([value, label]) => ({ value, label })),
}));

/** The people, also those who are turned off: what they did stays. */
function useOpciones() {
  const { data, isPending } = useCobradores();
  const opciones = (data ?? []).map(({ id_usuario, nombre }) => ({ value: id_usuario, label: nombre }));
  return { opciones, cargando: isPending };
}

type Props = {
  filtro: Filtro;
  filtrando: boolean;
  alFiltrar: (cambio: Partial<Filtro>) => void;
  /** The name of the chosen client, when it is known. */
  nombreCliente: string | null;
};

/** Filters by whom, about whom, what and when. */
export function Filtros({ filtro, filtrando, alFiltrar, nombreCliente }: Props) {
  const { opciones, cargando } = useOpciones();
  const cambiar =
    <C extends keyof Filtro>(campo: C) =>
    (valor: Filtro[C]) =>
      alFiltrar({ [campo]: valor });
  return (
    <search className="filtros filtros-anchos filtros-de-tres">
      <ElegirFiltro
        nombre="Cobrador"
        sinElegir="Todos los cobradores"
        seBusca
        deGente
        cargando={cargando}
        opciones={opciones}
        valor={filtro.id_cobrador}
        alElegir={cambiar('id_cobrador')}
      />
      <ElegirCliente elegido={filtro.id_cliente} nombre={nombreCliente} alElegir={cambiar('id_cliente')} />
      <ElegirFiltro
        nombre="Acción"
        sinElegir="Todas las acciones"
        seBusca
        opciones={ACCIONES}
        valor={filtro.accion}
        alElegir={cambiar('accion')}
      />
      <DesdeHasta dias={filtro} alFiltrar={alFiltrar} />
      <Button disabled={!filtrando} onClick={() => alFiltrar(NINGUNO)}>
        Limpiar filtros
      </Button>
    </search>
  );
}
