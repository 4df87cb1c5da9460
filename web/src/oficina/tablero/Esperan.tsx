import { type ClasePorAprobar, CLASES_POR_APROBAR, formatearNumero, totalPorAprobar } from '@leal/domain';
import { Link } from 'react-router-dom';
import { palabrasDe } from '../../piezas/solicitud/tipos.ts';
import { textoEdad } from '../../piezas/textos/edad.ts';
import { cuantos } from '../../piezas/textos/textos.ts';
import { useAhora } from '../../lib/reloj.ts';
import type { Nombrada } from '../../ui/cifras/QueEs.tsx';
import { QueSon } from '../../ui/cifras/QueSon.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { useOficina } from '../figuras/use-oficina.ts';
import type { Estadisticas } from './use-estadisticas.ts';

const DEFINICIONES: readonly Nombrada[] = [
  { titulo: 'Esperan decisión', figura: 'porAprobar' },
  { titulo: 'Desde hace', figura: 'esperaDesde' },
];

/** Each class as the menu calls it. */
function nombreDe(clase: ClasePorAprobar): string {
  if (clase === 'creditos') return 'Créditos nuevos';
  return clase === 'gastos' ? 'Gastos' : palabrasDe(clase).pantalla.texto;
}

type PropsClase = { texto: string; cuantas: number | undefined; edad: string };

/** Quiet where there is nothing to do. */
const Clase = ({ texto, cuantas, edad }: PropsClase) => (
  <>
    <span className={`su-nombre crece cede parte ${cuantas === 0 ? 'tenue' : ''}`}>{texto}</span>
    <span className="entera tenue menuda">{edad}</span>
    <strong className={`fija tabular ${cuantas === 0 ? 'tenue normal' : ''}`}>
      {cuantas === undefined ? ' ' : formatearNumero(cuantas)}
    </strong>
  </>
);

function Fila({ clase, datos }: { clase: ClasePorAprobar; datos: Estadisticas | undefined }) {
  const { esGerente } = useOficina();
  const ahora = useAhora(60_000);
  const cuantas = datos?.porAprobar[clase];
  const desde = cuantas ? datos?.esperaDesde[clase] : null;
  const partes = { texto: nombreDe(clase), cuantas, edad: desde ? `hace ${textoEdad(desde, ahora)}` : '' };
  return (
    <li>
      {esGerente ? (
        <Link className="enlace-de-fila fila aire-12 alto-dedo" to={`/gerente/bandeja?tipo=${clase}`}>
          <Clase {...partes} />
        </Link>
      ) : (
        <div className="fila aire-12 alto-dedo">
          <Clase {...partes} />
        </div>
      )}
    </li>
  );
}

/** The requests that wait for a decision, kind by kind, and since when the oldest of each does. */
export const Esperan = ({ datos }: { datos: Estadisticas | undefined }) => (
  <Panel
    className="esperan"
    titulo="Esperan decisión"
    subtitulo={datos ? cuantos(totalPorAprobar(datos.porAprobar), 'solicitud', 'solicitudes') : '\u00a0'}
    ayuda={<QueSon de="Esperan decisión" cifras={DEFINICIONES} />}
  >
    <ul className="lista-lisa rayas" aria-busy={!datos}>
      {CLASES_POR_APROBAR.map((clase) => (
        <Fila key={clase} clase={clase} datos={datos} />
      ))}
    </ul>
  </Panel>
);
