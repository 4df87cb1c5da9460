import { formatearFecha } from '@leal/domain';
import type { RefObject } from 'react';
import type { Ruta } from '../datos/cambios-ruta.ts';
import { conMayuscula } from '../datos/textos-tarjeta.ts';

const NOMBRE = 'Ruta de Cobranza';

type Props = { ruta: Ruta; titulo: RefObject<HTMLHeadingElement | null> };

/** How many are left today, and which day that is. */
export const Encabezado = ({ ruta, titulo }: Props) => (
  <header className="ruta-encabezado">
    <h1 ref={titulo} tabIndex={-1}>
      Clientes para hoy ({ruta.datos.length})
    </h1>
    <p>
      {NOMBRE} · <strong>{conMayuscula(ruta.dia)}</strong> {formatearFecha(ruta.fecha)}
    </p>
  </header>
);

/** Before the route is known, in the same place and as high. */
export const EncabezadoSinRuta = () => (
  <header className="ruta-encabezado">
    <h1>{NOMBRE}</h1>
    <p>&nbsp;</p>
  </header>
);
