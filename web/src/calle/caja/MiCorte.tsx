import './corte.css';
import { detalleCorte } from '@leal/contract';
import { Alert } from 'antd';
import { useParams } from 'react-router-dom';
import { ESTADO_CORTE, nombreDeCorte } from '../../piezas/caja/textos.ts';
import { VistaCorte } from '../../piezas/caja/VistaCorte.tsx';
import { textoDia } from '../../piezas/textos/textos.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { BotonImprimir } from '../../ui/BotonImprimir.tsx';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { MIS_CORTES, rutaDeContar } from './rutas.ts';
import { Volver } from './Volver.tsx';

/** One of the collector's own cuts, and what became of it. It prints as it stands. */
export function MiCorte() {
  const { id_corte = '' } = useParams();
  const consulta = useLlamada(detalleCorte, { parametros: { id_corte } });
  const { data, isError } = consulta;
  return (
    <div className="en-papel pila">
      <Encabezado
        titulo={data ? nombreDeCorte(data.corte) : 'Corte'}
        nota={data && textoDia(data.corte.fecha)}
        antes={<Volver camino={MIS_CORTES}>Corte de caja</Volver>}
        accion={
          <div className="fila dobla">
            {data && <Insignia {...ESTADO_CORTE[data.corte.estado]} />}
            <BotonImprimir disabled={!data} />
          </div>
        }
      />
      <FalloConsulta consulta={consulta} mensaje="Error al obtener el corte" />
      {data?.corte.estado === 'devuelto' && (
        <Alert
          type="warning"
          showIcon
          className="no-impreso"
          title="Te lo devolvieron: cuéntalo otra vez"
          description={data.corte.motivo}
          action={<BotonEnlace camino={rutaDeContar(id_corte)}>Contar otra vez</BotonEnlace>}
        />
      )}
      {data && <VistaCorte {...data} />}
      {!data && !isError && <HuecoDeFilas />}
    </div>
  );
}
