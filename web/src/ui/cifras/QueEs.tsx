import './que-es.css';
import { InfoCircleOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { negocio, useNegocio } from '../../lib/negocio.ts';
import { alertar } from '../dialogos/almacen.ts';
import { definiciones, type Figura } from './definiciones.ts';

type Props = { titulo: string; figura: Figura };

/** The definition of a figure: shown when it is pointed at, focused or tapped. */
export const QueEs = ({ titulo, figura }: Props) => (
  <Tooltip title={definiciones(useNegocio().parametros)[figura]} trigger={['hover', 'focus']}>
    <Button
      type="text"
      className="que-es"
      aria-label={`Qué es ${titulo}`}
      icon={<InfoCircleOutlined aria-hidden />}
    />
  </Tooltip>
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
