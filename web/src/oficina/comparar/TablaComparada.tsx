import { formatearNumero } from '@leal/domain';
import { Link } from 'react-router-dom';
import { SIN_DATO } from '../../piezas/textos/textos.ts';
import { Monto } from '../../ui/Monto.tsx';
import { BotonDeOrden } from '../../ui/tabla/BotonDeOrden.tsx';
import { Celda } from '../../ui/tabla/Celda.tsx';
import { type Orden, type Ordenable, sentidoDe } from '../../ui/tabla/orden.ts';
import { type FilaComparada, textoDeVariacion } from './comparacion.ts';

type Columna = Ordenable<FilaComparada> & { readonly titulo: string };

export const COLUMNAS: readonly Columna[] = [
  { clave: 'nombre', titulo: 'Cobrador', valor: ({ nombre }) => nombre },
  { clave: 'cobrado', titulo: 'Esta semana', cifra: true, valor: ({ cobrado }) => cobrado },
  { clave: 'antes', titulo: 'Anterior', cifra: true, valor: ({ antes }) => antes },
  { clave: 'variacion', titulo: 'Variación', cifra: true, valor: ({ variacion }) => variacion },
  { clave: 'abonos', titulo: 'Abonos', cifra: true, valor: ({ abonos }) => abonos },
  { clave: 'visitas', titulo: 'Visitas', cifra: true, valor: ({ visitas }) => visitas },
  { clave: 'atrasos', titulo: 'Atrasos', cifra: true, valor: ({ atrasos }) => atrasos },
  { clave: 'gastos', titulo: 'Gastos', cifra: true, valor: ({ gastos }) => gastos },
];

type DeOrden = { orden: Orden; alOrdenar: (orden: Orden) => void };

const Cabeza = ({ orden, alOrdenar }: DeOrden) => (
  <thead>
    <tr>
      {COLUMNAS.map((columna) => (
        <th
          key={columna.clave}
          scope="col"
          aria-sort={sentidoDe(orden, columna.clave)}
          data-tipo={columna.cifra ? 'cifra' : undefined}
        >
          <BotonDeOrden {...{ columna, orden, alOrdenar }} />
        </th>
      ))}
    </tr>
  </thead>
);

const Variacion = ({ fila }: { fila: FilaComparada }) => (
  <span className="comparada-variacion" data-sube={fila.variacion === null ? undefined : fila.variacion >= 0}>
    {textoDeVariacion(fila)}
  </span>
);

type PropsFila = { fila: FilaComparada; camino?: string };

const Fila = ({ fila, camino }: PropsFila) => (
  <tr data-total={camino === undefined}>
    <Celda lugar="principal">
      {camino === undefined ? fila.nombre : <Link to={camino}>{fila.nombre}</Link>}
    </Celda>
    <Celda cifra>
      <strong>
        <Monto valor={fila.cobrado} />
      </strong>
    </Celda>
    <Celda cifra="izquierda" nombre="antes">
      {fila.antes === null ? SIN_DATO : <Monto valor={fila.antes} />}
    </Celda>
    <Celda cifra>
      <Variacion fila={fila} />
    </Celda>
    <Celda cifra="izquierda" nombre="abonos">
      {formatearNumero(fila.abonos)}
    </Celda>
    <Celda cifra nombre="visitas">
      {formatearNumero(fila.visitas)}
    </Celda>
    <Celda cifra="izquierda" nombre="atrasos">
      {formatearNumero(fila.atrasos)}
    </Celda>
    <Celda cifra nombre="gastos">
      <Monto valor={fila.gastos} />
    </Celda>
  </tr>
);

type Props = DeOrden & {
  filas: readonly FilaComparada[];
  total: FilaComparada;
  /** The way to a collector's own report. */
  caminoDe: (id: string) => string;
};

/** Every row is there, so that paper and clipboard have them all. */
export const TablaComparada = ({ filas, total, caminoDe, ...deOrden }: Props) => (
  <table className="tabla comparada" aria-label="Por cobrador">
    <Cabeza {...deOrden} />
    <tbody>
      {filas.map((fila) => (
        <Fila key={fila.id} fila={fila} camino={caminoDe(fila.id)} />
      ))}
      <Fila fila={total} />
    </tbody>
  </table>
);
