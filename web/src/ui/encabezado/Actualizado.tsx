import { ReloadOutlined } from '@ant-design/icons';
import { formatearHora } from '@leal/domain';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { desfaseMs } from '../../lib/reloj.ts';

type Lectura = {
  /** On this device's clock; 0 before the first answer. */
  readonly dataUpdatedAt: number;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

type Props = { consulta: Lectura; children: ReactNode };

/** The day of the figures, and how old they are: payments do not update them live. */
export const NotaAlDia = ({ consulta: { dataUpdatedAt }, children }: Props) =>
  dataUpdatedAt > 0 && (
    <>
      <span>{children}</span>
      <span className="encabezado-hora">
        actualizado {formatearHora(new Date(dataUpdatedAt + desfaseMs()))}
      </span>
    </>
  );

export const Actualizar = ({ consulta: { isFetching, refetch } }: { consulta: Lectura }) => (
  <Button
    type="text"
    className="encabezado-accion"
    icon={<ReloadOutlined spin={isFetching} aria-hidden />}
    aria-label="Actualizar"
    title="Actualizar"
    onClick={() => void refetch()}
  />
);
