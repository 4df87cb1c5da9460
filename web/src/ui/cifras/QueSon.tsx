import './que-es.css';
import { InfoCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { traerDialogo } from '../dialogos/traer-dialogo.ts';
import type { Nombrada } from './QueEs.tsx';

type Props = { de: string; cifras: readonly Nombrada[] };

const mostrar = (cifras: readonly Nombrada[]): Promise<void> =>
  traerDialogo(
    () => import('./QueEs.tsx'),
    ({ mostrarDefiniciones }) => void mostrarDefiniciones(cifras),
  );

/** A group of figures has its definitions behind one button; one button for each would be too many. */
export const QueSon = ({ de, cifras }: Props) => (
  <Button
    type="text"
    className="que-es"
    aria-label={`Qué es cada cifra de ${de}`}
    aria-haspopup="dialog"
    icon={<InfoCircleOutlined aria-hidden />}
    onClick={() => void mostrar(cifras)}
  />
);
