import './equipo.css';
import '../../ui/lista/filtros.css';
import { useCallback } from 'react';
import { CampoBusquedaEnUrl } from '../../ui/lista/CampoBusqueda.tsx';
import { ElegirFiltro } from '../../ui/lista/ElegirFiltro.tsx';
import {
  ESTADOS,
  type FiltroUsuarios,
  OPCIONES_ORDEN,
  OPCIONES_ROL,
  ordenConNombre,
} from './filtro-usuarios.ts';

const OPCIONES_ESTADO = ESTADOS.map((value) => ({
  value,
  label: value === 'activos' ? 'Activos' : 'Desactivados',
}));

type Props = {
  filtro: FiltroUsuarios;
  alFiltrar: (cambio: Partial<FiltroUsuarios>) => void;
  hallado: string | null;
  /** Where no head of a column sorts. */
  conOrden?: boolean;
};

/** Whom of the team one looks for; the table sorts by its heads. */
export function FiltrosEquipo({ filtro, alFiltrar, hallado, conOrden = false }: Props) {
  const buscar = useCallback((busqueda: string) => alFiltrar({ busqueda }), [alFiltrar]);
  return (
    <div className="filtros filtros-anchos equipo-filtros" data-con-orden={conOrden}>
      <CampoBusquedaEnUrl
        invitacion="Buscar una cuenta..."
        busqueda={filtro.busqueda}
        alBuscar={buscar}
        hallado={hallado}
      />
      <ElegirFiltro
        nombre="Tipo de cuenta"
        sinElegir="Todos los roles"
        opciones={OPCIONES_ROL}
        valor={filtro.rol}
        alElegir={(rol) => alFiltrar({ rol })}
      />
      <ElegirFiltro
        nombre="Estado de la cuenta"
        sinElegir="Activos y desactivados"
        opciones={OPCIONES_ESTADO}
        valor={filtro.estado}
        alElegir={(estado) => alFiltrar({ estado })}
      />
      {conOrden && (
        <ElegirFiltro
          nombre="Orden del equipo"
          sinElegir="Por antigüedad"
          opciones={OPCIONES_ORDEN}
          valor={ordenConNombre(filtro.orden)}
          alElegir={(orden) => alFiltrar({ orden })}
        />
      )}
    </div>
  );
}
