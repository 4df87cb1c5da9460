import { formatearNumero, formatearPesos } from '@leal/domain';
import { type ColumnaSencilla, TablaSencilla } from '../../../ui/tabla/TablaSencilla.tsx';
import type { Total } from '../revision/revisar.ts';

const difiere = ({ segunArchivo, saldo }: Total): boolean => segunArchivo !== null && segunArchivo !== saldo;

const COLUMNAS: readonly ColumnaSencilla<Total>[] = [
  { clave: 'nombre', titulo: 'Cobrador', principal: true, celda: ({ nombre }) => nombre },
  {
    clave: 'creditos',
    titulo: 'Préstamos',
    nombre: true,
    cifra: true,
    celda: ({ creditos }) => formatearNumero(creditos),
  },
  {
    clave: 'prestado',
    titulo: 'Prestado',
    nombre: true,
    lado: 'izquierda',
    importe: ({ prestado }) => prestado,
  },
  { clave: 'pagado', titulo: 'Pagado antes', nombre: true, importe: ({ pagado }) => pagado },
  { clave: 'saldo', titulo: 'Por cobrar', nombre: true, lado: 'izquierda', importe: ({ saldo }) => saldo },
  {
    clave: 'archivo',
    titulo: 'Según el archivo',
    nombre: true,
    cifra: true,
    celda: (total) =>
      total.segunArchivo === null ? (
        '—'
      ) : (
        <span className={difiere(total) ? 'mal' : 'bien'}>{formatearPesos(total.segunArchivo)}</span>
      ),
  },
];

/** What would come in by collector, beside the balances that the file says. */
export const Totales = ({ totales }: { totales: readonly Total[] }) => (
  <TablaSencilla
    nombre="Totales por cobrador"
    clase="importar-totales"
    areas="'nombre creditos' 'prestado pagado' 'saldo archivo'"
    columnas={COLUMNAS}
    filas={totales}
    clave={({ nombre }) => nombre}
  />
);
