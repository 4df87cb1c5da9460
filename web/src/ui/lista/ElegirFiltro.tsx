import 'virtual:estilos-antd/listas.css';
import './filtros.css';
import { Select, type SelectProps } from 'antd';
import { useId } from 'react';
import { BUSCAR_OPCION } from './buscar-opcion.ts';
import { OPCION_DE_NOMBRE } from './opcion-de-nombre.tsx';

type Props<V extends string> = {
  nombre: string;
  /** The words while nothing is chosen, if they are not its name. */
  sinElegir?: string;
  opciones: NonNullable<SelectProps<V>['options']>;
  valor: V | undefined;
  alElegir: (valor: V | undefined) => void;
  /** There are too many to look through: one types. */
  seBusca?: boolean;
  /** They are names of people. */
  deGente?: boolean;
  inactivo?: boolean;
  cargando?: boolean;
  /** Said instead of 'No hay datos': why there is nothing to choose. */
  fallo?: string | undefined;
};

/** antd puts the words beside its own field: a translator needs them in an element of theirs. */
const OPCION_DE_TEXTO: Pick<SelectProps, 'labelRender'> = {
  labelRender: ({ label }) => <span>{label}</span>,
};

/** One value of several, by which a list is filtered; or none. */
export const ElegirFiltro = <V extends string>({
  nombre,
  sinElegir = nombre,
  opciones,
  valor,
  alElegir,
  seBusca = false,
  deGente = false,
  inactivo = false,
  cargando = false,
  fallo,
}: Props<V>) => (
  <Select<V>
    id={useId()}
    allowClear
    aria-label={nombre}
    placeholder={sinElegir}
    {...(deGente ? OPCION_DE_NOMBRE : OPCION_DE_TEXTO)}
    showSearch={seBusca && BUSCAR_OPCION}
    options={opciones}
    value={valor ?? null}
    disabled={inactivo}
    loading={cargando}
    {...(fallo !== undefined && { notFoundContent: <span className="tinta">{fallo}</span> })}
    onChange={alElegir}
  />
);
