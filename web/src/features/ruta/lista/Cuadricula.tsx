import { memo } from 'react';
import { TarjetaRuta } from '../tarjeta/TarjetaRuta.tsx';
import type { Acomodo, PropsElemento, PropsMarco } from './acomodo.ts';

const Cuadricula = ({ children }: PropsMarco) => <ol className="ruta-cuadricula">{children}</ol>;

const Elemento = memo(({ credito, lugar, tarjeta }: PropsElemento) => (
  <li className="ruta-elemento" data-con-numero={lugar === undefined ? undefined : ''}>
    {lugar !== undefined && <span className="ruta-lugar">{lugar}</span>}
    <TarjetaRuta credito={credito} {...tarjeta} />
  </li>
));
Elemento.displayName = 'Elemento';

/** Cards that stay where they are. */
export const ACOMODO_FIJO: Acomodo = { Marco: Cuadricula, Elemento };
