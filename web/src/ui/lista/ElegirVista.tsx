import './lista.css';
import { Radio } from 'antd';
import type { ReactNode } from 'react';

type Props<V extends string> = {
  /** What is chosen, for who does not see that they stand together. */
  nombre: string;
  opciones: readonly { readonly value: V; readonly label: ReactNode }[];
  vista: V;
  alElegir: (vista: V) => void;
  /** More than fit beside each other on a phone: they move under the thumb. */
  corredizas?: boolean;
};

/** Which part of a list is shown: one of a few, all of them in sight. */
export const ElegirVista = <V extends string>({
  nombre,
  opciones,
  vista,
  alElegir,
  corredizas,
}: Props<V>) => (
  <Radio.Group
    block={!corredizas}
    optionType="button"
    buttonStyle="solid"
    aria-label={nombre}
    className={corredizas ? 'vistas vistas-corredizas' : 'vistas'}
    value={vista}
    options={[...opciones]}
    onChange={(e) => alElegir(e.target.value as V)}
  />
);
