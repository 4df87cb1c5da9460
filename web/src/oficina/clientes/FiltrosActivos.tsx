import { PLAZOS } from '@leal/domain';
import { Checkbox } from 'antd';
import { useMemo } from 'react';
import { cuantos } from '../../piezas/textos/textos.ts';
import { useCobradores } from '../../piezas/cobradores/use-cobradores.ts';
import { ElegirFiltro } from '../../ui/lista/ElegirFiltro.tsx';
import { FiltrosPlegables } from '../../ui/lista/FiltrosPlegables.tsx';
import { useEscritorio } from '../../ui/tabla/use-escritorio.ts';
import {
  ANTIGUEDADES,
  ATRASOS,
  cuantosFiltros,
  EDADES,
  ENTREGADOS,
  type FiltroActivos,
  nombreDelOrden,
  porQueNo,
  vigenteDe,
} from './filtro-activos.ts';
import type { Ordenable } from './orden-activos.ts';

const DE_PLAZO = PLAZOS.map((dias) => ({ value: String(dias), label: `${dias} días` }));
const DE_ANTIGUEDAD = ANTIGUEDADES.map((value) => ({ value, label: `Más de ${value} días` }));

const DE_ATRASO = [
  ...ATRASOS.map((value) => ({
    value,
    label: value === '1' ? 'Atrasados' : `Atrasados más de ${cuantos(Number(value) - 1, 'día', 'días')}`,
  })),
  ...EDADES.map((value) => ({
    value,
    label: value === '0-0' ? 'Al corriente' : `Atrasados de ${value.replace('-', ' a ')} días`,
  })),
  { value: ENTREGADOS, label: 'Ya entregados' },
];

/** Names and days begin with the first, figures and the registration with the largest. */
const ASCIENDEN: readonly Ordenable[] = ['cliente', 'cobrador', 'vence'];
const ordenesDe = (ordenable: readonly Ordenable[]) =>
  ordenable.map((columna) => ({
    value: ASCIENDEN.includes(columna) ? columna : (`-${columna}` as const),
    label: `Por ${nombreDelOrden(columna)}`,
  }));

type Props = {
  filtro: FiltroActivos;
  alFiltrar: (cambio: Partial<FiltroActivos>) => void;
};

function Mandos({ filtro, alFiltrar }: Props) {
  const { data: cobradores, isPending } = useCobradores();
  const opciones = useMemo(
    () => (cobradores ?? []).map(({ id_usuario, nombre }) => ({ value: id_usuario, label: nombre })),
    [cobradores],
  );
  const conocido = opciones.some(({ value }) => value === filtro.cobrador);
  const escritorio = useEscritorio();
  const { entera, ordenable, orden, ver, atrasados } = vigenteDe(filtro);
  return (
    <>
      <Checkbox
        checked={filtro.ver !== undefined}
        onChange={({ target }) => alFiltrar({ ver: target.checked ? 'vencidos' : undefined })}
      >
        Solo vencidos
      </Checkbox>
      <ElegirFiltro
        nombre="Cobrador"
        seBusca
        deGente
        cargando={isPending}
        opciones={opciones}
        valor={conocido ? filtro.cobrador : filtro.cobrador && ''}
        alElegir={(cobrador) => alFiltrar({ cobrador })}
      />
      <ElegirFiltro
        nombre="Plazo"
        opciones={DE_PLAZO}
        valor={filtro.plazo}
        alElegir={(plazo) => alFiltrar({ plazo })}
      />
      <ElegirFiltro
        nombre="Días atrasado"
        inactivo={!entera && ver !== undefined}
        opciones={DE_ATRASO}
        valor={filtro.atrasados}
        alElegir={(dias) => alFiltrar({ atrasados: dias })}
      />
      <ElegirFiltro
        nombre="Antigüedad"
        inactivo={!entera && (ver ?? atrasados) !== undefined}
        opciones={DE_ANTIGUEDAD}
        valor={filtro.antiguedad}
        alElegir={(antiguedad) => alFiltrar({ antiguedad })}
      />
      {/* At a desk the head of each column. */}
      {!escritorio && ordenable.length > 0 && (
        <ElegirFiltro
          nombre="Orden"
          opciones={ordenesDe(ordenable)}
          valor={orden}
          alElegir={(elegido = '-alta') => alFiltrar({ orden: elegido })}
        />
      )}
    </>
  );
}

/** The filters of the clients. */
export const FiltrosActivos = (props: Props) => (
  <FiltrosPlegables
    cuantos={cuantosFiltros(vigenteDe(props.filtro))}
    className="activos-mandos pila aire-8"
    nota={porQueNo(props.filtro)}
  >
    <Mandos {...props} />
  </FiltrosPlegables>
);
