import { formatearNumero, formatearPesos, vaAtrasada } from '@leal/domain';
import { Link } from 'react-router-dom';
import { ahora } from '../../lib/reloj.ts';
import { useNegocio } from '../../lib/negocio.ts';
import type { Nombrada } from '../../ui/cifras/QueEs.tsx';
import { QueSon } from '../../ui/cifras/QueSon.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { useOficina } from '../figuras/use-oficina.ts';
import { textoPorForma } from '../../piezas/textos/por-forma.ts';
import { textoAusente } from '../vacaciones/textos.ts';
import { FilaDeAvance } from './FilaDeAvance.tsx';
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
  const { nombre_cobrador: nombre, recaudado, transferido, esperado, visitados, debidos } = ruta;
  const { vacaciones_hasta } = ruta;
  const formas = textoPorForma(recaudado, transferido);
  const porque = vacaciones_hasta ? ` · ${textoAusente(vacaciones_hasta)}` : '';
  return (
    <li>
      <Link className="avance-de enlace-de-fila" to={`${base}/rutas/${encodeURIComponent(ruta.id_cobrador)}`}>
        <FilaDeAvance
          nombre={<Nombre de={nombre} />}
          titulo={`Recaudado de lo esperado: ${nombre}`}
          hecho={recaudado}
          total={esperado}
          detalle={`${formatearPesos(recaudado)} de ${formatearPesos(esperado)} · ${formatearNumero(visitados)}/${formatearNumero(debidos)} visitados${porque}${formas === undefined ? '' : ` · ${formas}`}`}
        />
      </Link>
    </li>
  );
}

/** Not even this one is behind while the day is young. */
const SIN_VISITAR = { visitados: 0, debidos: 1 } as const;

/**
 * The routes that are behind for the hour, of those with the smallest share of what is expected of them today; undefined
 * while there may be some and they are not known. `leidas`: when they were read: a route is behind for that hour, and not
 * for one that has come since.
 */
export function useAtrasadas(datos: Estadisticas | undefined, leidas: Date): readonly Rezagado[] | undefined {
  const negocio = useNegocio();
  if (datos) return datos.rezagados.filter((ruta) => vaAtrasada(ruta, leidas, negocio)).slice(0, CUANTOS);
  return vaAtrasada(SIN_VISITAR, ahora(), negocio) ? undefined : [];
}

/** The collectors to call. Nobody who is not behind is named. */
export const Rezagados = ({ atrasadas }: { atrasadas: readonly Rezagado[] | undefined }) => (
  <Panel
    className="rezagados"
    titulo="Quién va atrás"
    subtitulo="De lo esperado hoy"
    ayuda={<QueSon de="Quién va atrás" cifras={DEFINICIONES} />}
  >
    <ul className="lista-lisa rayas" aria-busy={!atrasadas}>
      {atrasadas?.map((ruta) => (
        <Fila key={ruta.id_cobrador} ruta={ruta} />
      ))}
    </ul>
  </Panel>
);
