import './que-es.css';
import { InfoCircleOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { DEFINICIONES, type Figura } from './definiciones.ts';

type Props = { nombre: string; definicion: ReactNode; className?: string };

/** Whoever points at it, tabs to it or taps it reads the definition. */
const Informacion = ({ nombre, definicion, className = '' }: Props) => (
  <Tooltip title={definicion} trigger={['hover', 'focus']} classNames={{ root: 'que-es-globo' }}>
    <Button
      type="text"
      className={`que-es ${className}`}
      aria-label={nombre}
      icon={<InfoCircleOutlined aria-hidden />}
    />
  </Tooltip>
);

type PropsDeUna = { titulo: string; figura: Figura; className?: string };

/** What exactly a figure counts. */
export const QueEs = ({ titulo, figura, ...resto }: PropsDeUna) => (
  <Informacion nombre={`Qué es ${titulo}`} definicion={DEFINICIONES[figura]} {...resto} />
);

/** A figure as a screen calls it. */
export type Nombrada = { readonly titulo: string; readonly figura: Figura };

/** The figures that stand together, behind one button: a button each would be a forest. */
export const QueSon = ({ de, cifras }: { de: string; cifras: readonly Nombrada[] }) => (
  <Informacion
    nombre={`Qué es cada cifra de ${de}`}
    definicion={
      <dl className="que-son">
        {cifras.map(({ titulo, figura }) => (
          <div key={titulo}>
            <dt>{titulo}</dt>
            <dd>{DEFINICIONES[figura]}</dd>
          </div>
        ))}
      </dl>
    }
  />
);
