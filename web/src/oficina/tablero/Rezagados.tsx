import { formatearNumero, formatearPesos, parteDe, vaAtrasada } from '@leal/domain';
import { Link } from 'react-router-dom';
import { useNegocio } from '../../lib/negocio.ts';
import type { Nombrada } from '../../ui/cifras/QueEs.tsx';
import { QueSon } from '../../ui/cifras/QueSon.tsx';
import { BarraDeAvance } from '../../ui/graficas/BarraDeAvance.tsx';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { useOficina } from '../figuras/use-oficina.ts';
import type { Estadisticas } from './use-estadisticas.ts';
import { Nombre } from '../../ui/Nombre.tsx';

const DEFINICIONES: readonly Nombrada[] = [
  { titulo: 'Recaudado', figura: 'recaudadoHoy' },
  { titulo: 'Esperado', figura: 'esperadoHoy' },
  { titulo: 'Por cobrar hoy', figura: 'clientesDelDia' },
  { titulo: 'Visitados', figura: 'visitadosHoy' },
  { titulo: 'Va atrasada', figura: 'rutaAtrasada' },
];

/** The number that have their room before they are known: nothing below moves when they come. The routes list all. */
const CUANTOS = 3;

type Rezagado = Estadisticas['rezagados'][number];

function Fila({ ruta }: { ruta: Rezagado }) {
  const { base } = useOficina();
  const { nombre_cobrador: nombre, recaudado, esperado, visitados, debidos } = ruta;
  return (
    <li>
      <Link className="enlace-de-fila" to={`${base}/rutas/${encodeURIComponent(ruta.id_cobrador)}`}>
        <span className="su-nombre parte">
          <Nombre de={nombre} /> <Insignia texto="Va atrasada" tono="mal" />
        </span>
        <strong className="tabular">{`${formatearNumero(parteDe(recaudado, esperado) ?? 0)} %`}</strong>
        <BarraDeAvance titulo={`Recaudado de lo esperado: ${nombre}`} hecho={recaudado} total={esperado} />
        <span className="a-lo-ancho parte tenue menuda tabular">
          {`${formatearPesos(recaudado)} de ${formatearPesos(esperado)} · ${formatearNumero(visitados)}/${formatearNumero(debidos)} visitados`}
        </span>
      </Link>
    </li>
  );
}

type Props = {
  datos: Estadisticas | undefined;
  /** When they were read: a route is behind for that hour, and not for one that has come since. */
  leidas: Date;
};

/** The routes that are behind for the hour, of those with the smallest share of what is expected of them today. */
function useAtrasadas({ datos, leidas }: Props): readonly Rezagado[] | undefined {
  const { parametros } = useNegocio();
  return datos?.rezagados.filter((ruta) => vaAtrasada(ruta, leidas, parametros)).slice(0, CUANTOS);
}

/** The collectors to call. Nobody who is not behind is named. */
export function Rezagados({ datos, leidas }: Props) {
  const { base } = useOficina();
  const atrasadas = useAtrasadas({ datos, leidas });
  return (
    <Panel
      className="rezagados"
      titulo="Quién va atrás"
      subtitulo="De lo esperado hoy"
      accion={
        <Link className="toque" to={`${base}/rutas`}>
          Ver rutas
        </Link>
      }
      ayuda={<QueSon de="Quién va atrás" cifras={DEFINICIONES} />}
    >
      {atrasadas?.length === 0 ? (
        <p className="gerencia-nada centro tenue">
          {datos?.rezagados.length === 0 ? 'Hoy no se espera ningún cobro.' : 'A esta hora nadie va atrás.'}
        </p>
      ) : (
        <ul className="lista-lisa rayas" aria-busy={!datos}>
          {atrasadas?.map((ruta) => (
            <Fila key={ruta.id_cobrador} ruta={ruta} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
