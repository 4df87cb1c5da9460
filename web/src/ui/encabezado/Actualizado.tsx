import { ReloadOutlined } from '@ant-design/icons';
import { formatearHora } from '@leal/domain';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { datosDe, leidoEn, type Lectura, textoAlMinuto } from './antiguedad.ts';

type Releible = { readonly isFetching: boolean; readonly refetch: () => unknown };

type Props = {
  consulta: Lectura;
  /** The instant as of which it holds, where that is not when it was read. */
  leido?: string | undefined;
  children: ReactNode;
};

/** The day of the figures, and how old they are: payments do not update them live. */
export const NotaAlDia = ({ consulta, leido, children }: Props) =>
  consulta.dataUpdatedAt > 0 && (
    <>
      <span>{children}</span>
      <span className="encabezado-hora entera">
        {datosDe(consulta, leido) ??
          (leido === undefined ? `actualizado ${formatearHora(leidoEn(consulta))}` : textoAlMinuto(leido))}
      </span>
    </>
  );

/** Two readings of one screen, read again by one button. */
export const juntas = (una: Releible, otra: Releible): Releible => ({
  isFetching: una.isFetching || otra.isFetching,
  refetch: () => {
    una.refetch();
    otra.refetch();
  },
});

export const Actualizar = ({ consulta: { isFetching, refetch } }: { consulta: Releible }) => (
  <Button
    type="text"
    className="encabezado-accion"
    icon={<ReloadOutlined spin={isFetching} aria-hidden />}
    aria-label="Actualizar"
    title="Actualizar"
    onClick={() => void refetch()}
  />
);
