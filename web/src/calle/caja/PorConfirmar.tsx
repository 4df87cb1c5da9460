import { listarTraspasos } from '@leal/contract';
import { SIN_RESPONDER } from '../../piezas/caja/traspasos.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { useLista } from '../../lib/api/lista.ts';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { ListaPorPaginas } from '../../ui/lista/ListaPorPaginas.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { TablaTraspasos } from '../../comun/traspasos/TablaTraspasos.tsx';

/** Floats to confirm and parts that the office has not confirmed; they count once that has happened. */
export function PorConfirmar() {
  const lista = useLista(listarTraspasos, SIN_RESPONDER);
  return (
    <Panel
      titulo="Por confirmar"
      subtitulo="Fondos y entregas parciales"
      accion={<BotonEnlace camino="/cobrador/traspasos?ver=todos">Ver todos</BotonEnlace>}
    >
      <ListaPorPaginas
        lista={lista}
        cargando={<HuecoDeFilas filas={1} />}
        vacia={<p>No hay efectivo por confirmar.</p>}
        mensajeError="Error al obtener fondos y parciales"
        mensajeMas="Cargando más..."
      >
        {(traspasos) => <TablaTraspasos traspasos={traspasos} anteriores={lista.anteriores} />}
      </ListaPorPaginas>
    </Panel>
  );
}
