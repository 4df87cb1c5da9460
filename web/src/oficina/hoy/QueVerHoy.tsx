import { CheckCircleOutlined, ExclamationCircleFilled } from '@ant-design/icons';
import { cortesSinEntregar, reporteDeRiesgo } from '@leal/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { consultaDe } from '../../lib/api/consultas.ts';
import { useAhora } from '../../lib/reloj.ts';
import { textoDia } from '../../piezas/textos/textos.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import { BotonImprimir } from '../../ui/BotonImprimir.tsx';
import { Actualizar, NotaAlDia } from '../../ui/encabezado/Actualizado.tsx';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { TRAZO, Trazo } from '../../ui/Trazo.tsx';
import { useLoQueEspera } from '../bandeja/use-lo-que-espera.ts';
import { CADA_MS, useOficina } from '../figuras/use-oficina.ts';
import { conEspera, useEstadisticas } from '../tablero/use-estadisticas.ts';
import { cobranza, comoMensaje, decisiones, efectivo, entregas, type Linea, riesgo } from './lineas.ts';

const AL_DIA = { refetchOnWindowFocus: true, refetchInterval: CADA_MS } as const;

/** The answers that the lines are made of; each may fail by itself. */
function useLoDeHoy() {
  const oficina = useOficina();
  const ahora = useAhora(60_000);
  const estadisticas = useEstadisticas();
  const cajas = useQuery({ ...consultaDe(cortesSinEntregar), ...AL_DIA });
  const enRiesgo = useQuery({ ...consultaDe(reporteDeRiesgo, { consulta: { dias: 7 } }), ...AL_DIA });
  const { cuenta, pedida } = useLoQueEspera();
  const { porAprobar = null, ...esperan } = cuenta ?? {};
  // Where it is asked for, nothing is said to wait before it is known.
  const seSabe = pedida === null || cuenta !== undefined;
  const e = estadisticas.data && conEspera(estadisticas.data, porAprobar);
  const lineas: readonly (Linea | undefined)[] = [
    seSabe && e ? decisiones(e, oficina, { ahora, ...esperan }) : undefined,
    cajas.data && efectivo(cajas.data, oficina),
    e && cobranza(e, oficina),
    enRiesgo.data && riesgo(enRiesgo.data, oficina),
    e && entregas(e, oficina),
  ];
  const consultas = [estadisticas, cajas, enRiesgo, ...(pedida ? [pedida] : [])];
  return { lineas, estadisticas, cajas, enRiesgo, pedida, consultas };
}

const Renglon = ({ linea: { tema, texto, camino, pide } }: { linea: Linea }) => (
  <li>
    <Link className="recuadro enlace-de-fila fila aire-12" to={camino}>
      {pide ? (
        <ExclamationCircleFilled aria-label="Hay que ver" />
      ) : (
        <CheckCircleOutlined aria-label="Bien" />
      )}
      <span className="pila aire-0 crece cede">
        <strong>{tema}</strong>
        <span className={pide ? undefined : 'tenue'}>{texto}</span>
      </span>
    </Link>
  </li>
);

async function copiar(mensaje: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(mensaje);
    anunciar.exito('Copiado', 'Pégalo en un mensaje.');
  } catch {
    anunciar.error('Este navegador no deja copiar.');
  }
}

/** To take along: only once every line is there. */
const LlevarLineas = ({ mensaje }: { mensaje: string | undefined }) => (
  <div className="no-impreso grupo">
    <BotonImprimir disabled={mensaje === undefined} />
    <Button
      icon={<Trazo de={TRAZO.copiar} />}
      disabled={mensaje === undefined}
      onClick={() => void copiar(mensaje ?? '')}
    >
      Copiar
    </Button>
  </div>
);

/** What the owner looks at in the morning: five lines, each the way to its rows. */
export function QueVerHoy() {
  const { lineas, estadisticas, cajas, enRiesgo, pedida, consultas } = useLoDeHoy();
  const hay = lineas.filter((linea) => linea !== undefined);
  const leyendo = consultas.some(({ isPending }) => isPending);
  const hoy = estadisticas.data && textoDia(estadisticas.data.fecha);
  const completas = hoy !== undefined && hay.length === lineas.length;
  return (
    <div className="pila en-papel">
      <Encabezado
        titulo="Qué ver hoy"
        nota={
          hoy && (
            <NotaAlDia consulta={estadisticas} leido={estadisticas.data?.leido}>
              {hoy}
            </NotaAlDia>
          )
        }
        accion={
          <Actualizar
            consulta={{
              isFetching: consultas.some(({ isFetching }) => isFetching),
              refetch: () => Promise.all(consultas.map(({ refetch }) => refetch())),
            }}
          />
        }
      />
      <FalloConsulta consulta={estadisticas} mensaje="Error al cargar datos del dashboard" />
      <FalloConsulta consulta={cajas} mensaje="Error al obtener las cajas sin entregar" />
      <FalloConsulta consulta={enRiesgo} mensaje="Error al obtener la cartera en riesgo" />
      {pedida && <FalloConsulta consulta={pedida} mensaje="Error al contar lo que espera" />}
      <Panel titulo="En cinco renglones">
        {hay.length > 0 && (
          <ul className="lista-lisa pila aire-8">
            {hay.map((linea) => (
              <Renglon key={linea.tema} linea={linea} />
            ))}
          </ul>
        )}
        {leyendo && <HuecoDeFilas filas={lineas.length - hay.length} />}
      </Panel>
      <LlevarLineas mensaje={completas ? comoMensaje(`Qué ver hoy, ${hoy}`, hay) : undefined} />
    </div>
  );
}
