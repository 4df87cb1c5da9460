import '../../ui/lista/filtros.css';
import { Button } from 'antd';
import { FiltroCobrador, traerCampoCobrador } from '../../piezas/cobradores/elegir-tarde.tsx';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';
import { type PropsFiltros, Traspasos } from '../../comun/traspasos/Traspasos.tsx';

const abrir = (): Promise<void> =>
  traerDialogo(
    () => Promise.all([import('./DialogoFondo.tsx'), traerCampoCobrador()]),
    ([{ abrirFondo }]) => abrirFondo(),
  );

const DeQuien = ({ filtro: { cobrador }, cambiar }: PropsFiltros) => (
  <search className="filtros filtros-anchos filtros-de-uno">
    <FiltroCobrador valor={cobrador} alElegir={(elegido) => cambiar({ cobrador: elegido })} />
  </search>
);

/** All collectors', or one's; the office gives floats here. */
export const TraspasosDeOficina = () => (
  <Traspasos
    accion={
      <div className="encabezado-accion grupo">
        <Button type="primary" onClick={() => void abrir()}>
          Dar fondo
        </Button>
      </div>
    }
    Filtros={DeQuien}
  />
);
