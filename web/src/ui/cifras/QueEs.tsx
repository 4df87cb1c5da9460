import './que-es.css';
import { InfoCircleOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useNegocio } from '../../lib/negocio.ts';
import { definiciones, type Figura } from './definiciones.ts';

type Props = { titulo: string; figura: Figura };

/** What exactly a figure counts: whoever points at it, tabs to it or taps it reads it. */
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
