import './que-es.css';
import { InfoCircleOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { negocio, useNegocio } from '../../lib/negocio.ts';
import { alertar } from '../dialogos/almacen.ts';
import { definiciones, type Figura } from './definiciones.ts';

type Props = { titulo: string; figura: Figura };

/** A button that explains: its text is shown when it is pointed at, focused or tapped. */
export const Explica = ({ nombre, texto }: { nombre: string; texto: string }) => (
  <Tooltip title={texto} trigger={['hover', 'focus']}>
    <Button type="text" className="que-es" aria-label={nombre} icon={<InfoCircleOutlined aria-hidden />} />
  </Tooltip>
);

/** The definition of a figure. */
export const QueEs = ({ titulo, figura }: Props) => (
  <Explica nombre={`Qué es ${titulo}`} texto={definiciones(useNegocio().parametros)[figura]} />
);

/** A figure as a screen calls it. */
export type Nombrada = { readonly titulo: string; readonly figura: Figura };

/** Shows all these definitions in a dialog. */
export const mostrarDefiniciones = (cifras: readonly Nombrada[]): Promise<void> =>
  alertar({
    titulo: 'Qué es cada cifra',
    contenido: (
      <dl className="pila aire-8 chica renglon-20">
        {cifras.map(({ titulo, figura }) => (
          <div key={titulo}>
            <dt className="fuerte">{titulo}</dt>
            <dd>{definiciones(negocio().parametros)[figura]}</dd>
          </div>
        ))}
      </dl>
    ),
  });
