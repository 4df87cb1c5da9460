import type { ComponentProps, ReactNode } from 'react';
import type { ListaLeida } from '../../lib/api/lista.ts';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { ListaPorPaginas } from '../../ui/lista/ListaPorPaginas.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { type ColumnaSencilla, TablaSencilla } from '../../ui/tabla/TablaSencilla.tsx';

type Props<F> = Omit<ComponentProps<typeof Panel>, 'children'> & {
  lista: ListaLeida<F>;
  vacia: ReactNode;
  mensajeError: string;
  /** The message while more rows are loading. */
  mensajeMas: string;
  /** As in `TablaSencilla`. */
  clase: string;
  areas: string;
  columnas: readonly ColumnaSencilla<F>[];
  clave: (fila: F) => string;
};

/** A list as a table in a panel of its name, page after page. */
export function PanelDeTabla<F>(props: Props<F>) {
  const { lista, vacia, mensajeError, mensajeMas, clase, areas, columnas, clave, ...panel } = props;
  return (
    <Panel {...panel}>
      <ListaPorPaginas
        lista={lista}
        cargando={<HuecoDeFilas />}
        vacia={vacia}
        mensajeError={mensajeError}
        mensajeMas={mensajeMas}
      >
        {(filas) => (
          <TablaSencilla
            nombre={panel.titulo}
            {...{ clase, areas, columnas, clave, filas }}
            ocupada={lista.anteriores}
          />
        )}
      </ListaPorPaginas>
    </Panel>
  );
}
