import './que-es.css';
import { negocio } from '../../lib/negocio.ts';
import { alertar } from '../dialogos/almacen.ts';
import { definiciones } from './definiciones.ts';
import type { Nombrada } from './QueSon.tsx';

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
