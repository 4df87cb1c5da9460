import './que-es.css';
import { negocio } from '../../lib/negocio.ts';
import { alertar } from '../dialogos/almacen.ts';
import { definiciones, type Figura } from './definiciones.ts';

/** A figure as a screen calls it. */
export type Nombrada = { readonly titulo: string; readonly figura: Figura };

/** All of them, to be read at leisure. */
export const mostrarDefiniciones = (cifras: readonly Nombrada[]): Promise<void> =>
  alertar({
    titulo: 'Qué es cada cifra',
    contenido: (
      <dl className="que-son">
        {cifras.map(({ titulo, figura }) => (
          <div key={titulo}>
            <dt>{titulo}</dt>
            <dd>{definiciones(negocio().parametros)[figura]}</dd>
          </div>
        ))}
      </dl>
    ),
  });
