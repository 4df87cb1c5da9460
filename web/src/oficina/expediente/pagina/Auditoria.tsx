import '../../bitacora/bitacora.css';
import { leerBitacora } from '@leal/contract';
import { useLlamada } from '../../../lib/api/consultas.ts';
import { cuantasDe } from '../../../piezas/textos/textos.ts';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { HuecoDeFilas } from '../../../ui/estados/Huecos.tsx';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import { BotonEnlace } from '../../../ui/BotonEnlace.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { rutaDeBitacora } from '../../bitacora/datos/filtro.ts';
import { Renglon } from '../../bitacora/pantalla/Renglon.tsx';

/** The latest; all of them are in the audit's own screen. */
const CUANTOS = 10;

/** The audit of this client, newest first. */
export function Auditoria({ id_cliente }: { id_cliente: string }) {
  const consulta = useLlamada(leerBitacora, { consulta: { id_cliente, limite: CUANTOS } });
  const { data, error } = consulta;
  return (
    <Panel
      titulo="Bitácora"
      subtitulo={cuantasDe(data, 'registro', 'registros') ?? ' '}
      className="expediente-bitacora"
      accion={
        <BotonEnlace className="no-impreso" camino={rutaDeBitacora({ id_cliente })}>
          Ver toda
        </BotonEnlace>
      }
    >
      {!data && !error && <HuecoDeFilas />}
      <FalloConsulta consulta={consulta} mensaje="Error al cargar la bitácora" />
      {data?.datos.length === 0 && <Vacio texto="No hay registros" />}
      {data && data.datos.length > 0 && (
        <ol className="lista-lisa pila aire-0 rayas se-relee" aria-label="Registros">
          {data.datos.map((fila) => (
            <Renglon key={fila.id} renglon={fila} enSuPagina />
          ))}
        </ol>
      )}
    </Panel>
  );
}
