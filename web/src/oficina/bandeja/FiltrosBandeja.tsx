import { useCallback, useMemo } from 'react';
import { centavos, compararNombres, formatearPesos } from '@leal/domain';
import type { Fila } from '../listas/fila.ts';
import { CampoBusquedaEnUrl } from '../../ui/lista/CampoBusqueda.tsx';
import { ElegirFiltro } from '../../ui/lista/ElegirFiltro.tsx';
import { OPCIONES_DE_CLASE } from './por-clase.tsx';
import { type Espera, type Filtro, MONTOS, type Montos } from './filtro.ts';

const NOMBRE_ESPERA: Record<Espera, string> = {
  dia: 'Más de 1 día',
  tres: 'Más de 3 días',
  semana: 'Más de 1 semana',
};
const ESPERAS = Object.entries(NOMBRE_ESPERA).map(([value, label]) => ({ value: value as Espera, label }));
const decirMontos = (desde: number, hasta: number): string =>
  desde > 0
    ? `Desde ${formatearPesos(centavos(desde * 100))}`
    : `Hasta ${formatearPesos(centavos(hasta * 100))}`;
const OPCIONES_DE_MONTO = Object.entries(MONTOS).map(([value, [desde, hasta]]) => ({
  value: value as Montos,
  label: decirMontos(desde, hasta),
}));

type Props = {
  filtro: Filtro;
  alFiltrar: (cambio: Partial<Filtro>) => void;
  hallado: string | null;
  /** All rows that are held: whoever has something in them can be chosen. */
  filas: readonly Fila[];
};

/** Filters by words, kind, collector, waiting time and amount. */
export function FiltrosBandeja({ filtro, alFiltrar, hallado, filas }: Props) {
  const buscar = useCallback((busqueda: string) => alFiltrar({ busqueda }), [alFiltrar]);
  const cobradores = useMemo(
    () =>
      [...new Map(filas.map(({ id_cobrador, cobrador }) => [id_cobrador, cobrador]))]
        .map(([value, label]) => ({ value, label }))
        .toSorted((a, b) => compararNombres(a.label, b.label)),
    [filas],
  );
  return (
    <div className="filtros bandeja-filtros">
      <CampoBusquedaEnUrl
        invitacion="Buscar cliente, cobrador, monto..."
        busqueda={filtro.busqueda}
        alBuscar={buscar}
        hallado={hallado}
      />
      <ElegirFiltro
        nombre="Tipo"
        opciones={OPCIONES_DE_CLASE}
        valor={filtro.clase}
        alElegir={(clase) => alFiltrar({ clase })}
      />
      <ElegirFiltro
        nombre="Cobrador"
        seBusca
        deGente
        opciones={cobradores}
        valor={filtro.cobrador}
        alElegir={(cobrador) => alFiltrar({ cobrador })}
      />
      <ElegirFiltro
        nombre="Espera"
        opciones={ESPERAS}
        valor={filtro.espera}
        alElegir={(espera) => alFiltrar({ espera })}
      />
      <ElegirFiltro
        nombre="Monto"
        opciones={OPCIONES_DE_MONTO}
        valor={filtro.monto}
        alElegir={(monto) => alFiltrar({ monto })}
      />
    </div>
  );
}
