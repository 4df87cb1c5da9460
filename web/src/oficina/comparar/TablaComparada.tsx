import { formatearNumero } from '@leal/domain';
import { Link } from 'react-router-dom';
import { notaDeForma } from '../../piezas/textos/por-forma.ts';
import { SIN_DATO } from '../../piezas/textos/textos.ts';
import { Monto } from '../../ui/Monto.tsx';
import { BotonDeOrden } from '../../ui/tabla/BotonDeOrden.tsx';
import { type ColumnaSencilla, TablaSencilla } from '../../ui/tabla/TablaSencilla.tsx';
import { type Orden, sentidoDe } from '../../ui/tabla/orden.ts';
import { textoVacaciones } from '../vacaciones/textos.ts';
import { type FilaComparada, textoDeVariacion } from './comparacion.ts';

const variacion = (fila: FilaComparada) => (
  <span
    className={`comparada-variacion ${fila.variacion === null ? '' : fila.variacion >= 0 ? 'bien' : 'mal'}`}
  >
    {textoDeVariacion(fila)}
  </span>
);

/** A row with the way to a collector's own report; the total has none. */
type Fila = FilaComparada & { readonly camino?: string };

const contados = (clave: 'abonos' | 'visitas' | 'atrasos', titulo: string) => ({
  clave,
  titulo,
  cifra: true,
  nombre: clave,
  valor: (fila: Fila) => fila[clave],
  celda: (fila: Fila) => formatearNumero(fila[clave]),
});

export const COLUMNAS: readonly (ColumnaSencilla<Fila> & { titulo: string })[] = [
  {
    clave: 'nombre',
    titulo: 'Cobrador',
    principal: true,
    valor: ({ nombre }) => nombre,
    celda: ({ nombre, camino, vacaciones }) =>
      camino === undefined ? (
        nombre
      ) : (
        <span className="pila aire-0">
          <Link to={camino}>{nombre}</Link>
          {vacaciones && <small className="tenue minima">{textoVacaciones(vacaciones)}</small>}
        </span>
      ),
  },
  {
    clave: 'cobrado',
    titulo: 'Esta semana',
    cifra: true,
    valor: ({ cobrado }) => cobrado,
    celda: ({ cobrado, transferido }) => (
      <>
        <strong>
          <Monto valor={cobrado} />
        </strong>
        {transferido !== undefined && (
          <small className="en-bloque tenue minima">{notaDeForma(transferido).nota}</small>
        )}
      </>
    ),
  },
  {
    clave: 'antes',
    titulo: 'Anterior',
    cifra: true,
    lado: 'izquierda',
    nombre: 'antes',
    valor: ({ antes }) => antes,
    celda: ({ antes }) => (antes === null ? SIN_DATO : <Monto valor={antes} />),
  },
  {
    clave: 'variacion',
    titulo: 'Variación',
    cifra: true,
    valor: ({ variacion }) => variacion,
    celda: variacion,
  },
  { ...contados('abonos', 'Abonos'), lado: 'izquierda' },
  contados('visitas', 'Visitas'),
  { ...contados('atrasos', 'Atrasos'), lado: 'izquierda' },
  {
    clave: 'gastos',
    titulo: 'Gastos',
    cifra: true,
    nombre: 'gastos',
    valor: ({ gastos }) => gastos,
    celda: ({ gastos }) => <Monto valor={gastos} />,
  },
];

type Props = {
  orden: Orden;
  alOrdenar: (orden: Orden) => void;
  filas: readonly FilaComparada[];
  total: FilaComparada;
  caminoDe: (id: string) => string;
};

/** Every row is there, so that paper and clipboard have them all. */
export const TablaComparada = ({ filas, total, caminoDe, orden, alOrdenar }: Props) => (
  <TablaSencilla
    nombre="Por cobrador"
    clase="comparada"
    areas="'nombre cobrado' 'antes variacion' 'abonos visitas' 'atrasos gastos'"
    columnas={COLUMNAS.map((columna) => ({
      ...columna,
      titulo: <BotonDeOrden {...{ columna, orden, alOrdenar }} />,
      sentido: sentidoDe(orden, columna.clave),
    }))}
    filas={[...filas.map((fila) => ({ ...fila, camino: caminoDe(fila.id) })), total]}
    clave={({ id }) => id}
    marca={({ camino }: Fila) => (camino === undefined ? 'total' : undefined)}
  />
);
