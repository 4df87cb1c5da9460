import { type ClasePorAprobar, CLASES_POR_APROBAR, formatearNumero } from '@leal/domain';
import { Link } from 'react-router-dom';
import { palabrasDe } from '../../piezas/solicitud/tipos.ts';
import { textoEdad } from '../../piezas/textos/edad.ts';
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

const LISTA = new Intl.ListFormat('es-MX', { type: 'disjunction' });

/** Each class as the menu calls it; of credits, that they are new ones. */
function nombreDe(clase: ClasePorAprobar): string {
  if (clase === 'creditos') return 'Créditos nuevos';
  return clase === 'gastos' ? 'Gastos' : palabrasDe(clase).pantalla.texto;
}

type PropsClase = { texto: string; cuantas: number | undefined; edad: string };

const Clase = ({ texto, cuantas, edad }: PropsClase) => (
  <>
    <span className="su-nombre crece cede parte">{texto}</span>
    <span className="entera tenue menuda">{edad}</span>
    <strong className="fija tabular a-la-derecha">
      {cuantas === undefined ? ' ' : formatearNumero(cuantas)}
    </strong>
  </>
);

function Fila({ clase, datos }: { clase: ClasePorAprobar; datos: Estadisticas | undefined }) {
  const { base } = useOficina();
  const ahora = useAhora(60_000);
  const cuantas = datos?.porAprobar[clase];
  const desde = cuantas ? datos?.esperaDesde[clase] : null;
  const partes = { texto: nombreDe(clase), cuantas, edad: desde ? `hace ${textoEdad(desde, ahora)}` : '' };
  return (
    <li>
      <Link className="enlace-de-fila fila aire-12 alto-dedo" to={`${base}/bandeja?tipo=${clase}`}>
        <Clase {...partes} />
      </Link>
    </li>
  );
}

/** The kinds of which nothing waits, in one quiet line. */
function SinNada({ clases }: { clases: readonly ClasePorAprobar[] }) {
  if (clases.length === 0) return null;
  return <p className="nota">{`Nada de ${LISTA.format(clases.map(nombreDe))}`}</p>;
}

/** The requests that wait for a decision, kind by kind, and since when the oldest of each does; how many in all is a figure. */
export function Esperan({ datos }: { datos: Estadisticas | undefined }) {
  const espera = (clase: ClasePorAprobar) => !datos || datos.porAprobar[clase] > 0;
  return (
    <Panel
      className="esperan"
      titulo="Esperan decisión"
      ayuda={<QueSon de="Esperan decisión" cifras={DEFINICIONES} />}
    >
      <ul className="lista-lisa" aria-busy={!datos}>
        {CLASES_POR_APROBAR.filter(espera).map((clase) => (
          <Fila key={clase} clase={clase} datos={datos} />
        ))}
      </ul>
      <SinNada clases={CLASES_POR_APROBAR.filter((clase) => !espera(clase))} />
    </Panel>
  );
}
