import './cortes.css';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { type Corte, detalleCorte } from '@leal/contract';
import { Button } from 'antd';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { ESTADO_CORTE, nombreDeCorte } from '../../piezas/caja/textos.ts';
import { VistaCorte } from '../../piezas/caja/VistaCorte.tsx';
import { textoDia } from '../../piezas/textos/textos.ts';
import { useDuda } from '../../lib/acciones/dudas.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import { SiActua } from '../../lib/sesion/solo-lectura.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { BotonImprimir } from '../../ui/BotonImprimir.tsx';
import { abrirTarde } from '../dialogos/abrir-tarde.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { elTitulo, useRelevoDeFoco } from '../../ui/encabezado/foco.ts';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { useOficina } from '../figuras/use-oficina.ts';

const preguntar = abrirTarde(async () => (await import('./DialogoCorte.tsx')).preguntarCorte);

/** Taking it or sending it back; gone once somebody has. */
function Decidir({ corte }: { corte: Corte }) {
  const botones = useRef<HTMLDivElement>(null);
  useRelevoDeFoco(botones, elTitulo);
  if (useDuda(corte.id_corte)) return <Insignia texto="Sin confirmar" tono="espera" />;
  return (
    <div ref={botones} className="cortes-acciones grupo no-impreso">
      <Button danger onClick={() => preguntar(corte, 'devolver')}>
        Devolver
      </Button>
      <Button type="primary" onClick={() => preguntar(corte, 'confirmar')}>
        Confirmar
      </Button>
    </div>
  );
}

const Volver = () => (
  <BotonEnlace
    className="no-impreso"
    camino={`${useOficina().base}/cortes`}
    icon={<ArrowLeftOutlined aria-hidden />}
  >
    Cortes
  </BotonEnlace>
);

/** A cut before the office: expected, counted, every row, and the decision. It prints as it stands. */
export function DetalleCorte() {
  const titulo = useRef<HTMLHeadingElement>(null);
  const { id_corte = '' } = useParams();
  const consulta = useLlamada(detalleCorte, { parametros: { id_corte } }, { refetchOnWindowFocus: true });
  const { data, isError } = consulta;
  const corte = data?.corte;
  return (
    <div className="pila en-papel">
      <Encabezado
        titulo={corte ? `${nombreDeCorte(corte)} de ${corte.nombre_cobrador}` : 'Corte'}
        nota={corte && textoDia(corte.fecha)}
        antes={<Volver />}
        refTitulo={titulo}
        accion={
          <div className="encabezado-accion fila dobla">
            {corte && <Insignia {...ESTADO_CORTE[corte.estado]} />}
            <BotonImprimir disabled={!data} />
          </div>
        }
      />
      <FalloConsulta consulta={consulta} mensaje="Error al obtener el corte" />
      {corte?.estado === 'entregado' && (
        <SiActua>
          <Decidir corte={corte} />
        </SiActua>
      )}
      {data && <VistaCorte {...data} />}
      {!data && !isError && <HuecoDeFilas />}
    </div>
  );
}
