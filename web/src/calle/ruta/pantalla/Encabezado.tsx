import { formatearFecha, formatearNumero } from '@leal/domain';
import type { RefObject } from 'react';
import type { Ruta } from '../../../piezas/ruta/ruta-leida.ts';
import { conMayuscula } from '../../../piezas/textos/textos.ts';
import type { Nombrada } from '../../../ui/cifras/QueEs.tsx';
import { QueSon } from '../../../ui/cifras/QueSon.tsx';
import { CampoBusqueda } from '../../../ui/lista/CampoBusqueda.tsx';

/** '8 de 40 clientes encontrados' (spec §2). */
export const textoEncontrados = (n: number, total: number): string =>
  `${formatearNumero(n)} de ${formatearNumero(total)} clientes encontrados`;

type PropsBuscador = {
  texto: string;
  alEscribir: (texto: string) => void;
  /** Null while nothing is searched. */
  encontrados: { n: number; de: number } | null;
  disabled?: boolean;
};

export const Buscador = ({ encontrados, ...campo }: PropsBuscador) => (
  <CampoBusqueda
    invitacion="Buscar por nombre, dirección, monto..."
    hallado={encontrados && textoEncontrados(encontrados.n, encontrados.de)}
    {...campo}
  />
);

const NOMBRE = 'Ruta de Cobranza';

/** The figures of the heading and of every card. */
const CIFRAS: readonly Nombrada[] = [
  { titulo: 'Clientes para hoy', figura: 'clientesParaHoy' },
  { titulo: 'Visitados', figura: 'visitadosHoy' },
  { titulo: 'De cuántos', figura: 'clientesDelDia' },
  { titulo: 'Recaudado', figura: 'recaudadoHoy' },
  { titulo: 'De cuánto', figura: 'esperadoHoy' },
  { titulo: 'Por cobrar a cada uno', figura: 'sugerido' },
  { titulo: 'Atrasado', figura: 'atrasado' },
  { titulo: 'Saldo', figura: 'restante' },
  { titulo: 'Diario', figura: 'abonoDelCredito' },
  { titulo: 'Avance', figura: 'avance' },
  { titulo: 'Atrasos', figura: 'atrasos' },
];

type Props = {
  ruta: Ruta;
  /** The age of the route, when that must be said. */
  antiguedad: string | null;
  titulo: RefObject<HTMLHeadingElement | null>;
};

/** The number that are left today, and which day that is. */
export const Encabezado = ({ ruta, antiguedad, titulo }: Props) => (
  <header className="ruta-encabezado encima alto-dedo">
    <h1 ref={titulo} tabIndex={-1}>
      {`Clientes para hoy (${formatearNumero(ruta.datos.length)})`}
    </h1>
    <p className="nota">
      {antiguedad === null ? NOMBRE : <span className="tinta">{antiguedad}</span>} ·{' '}
      <strong className="tinta">{conMayuscula(ruta.dia)}</strong> <span>{formatearFecha(ruta.fecha)}</span>
    </p>
    <QueSon de="la ruta" cifras={CIFRAS} />
  </header>
);

/** The same heading before the route is known, in the same place and as high. */
export const EncabezadoSinRuta = () => (
  <header className="ruta-encabezado encima alto-dedo">
    <h1>{NOMBRE}</h1>
    <p className="nota">&nbsp;</p>
  </header>
);
