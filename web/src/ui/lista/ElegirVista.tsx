import './lista.css';
import { Radio } from 'antd';
import type { ReactNode } from 'react';

type Props<V extends string> = {
  /** The subject of the choice, for screen readers. */
  nombre: string;
  opciones: readonly { readonly value: V; readonly label: ReactNode }[];
  vista: V;
  alElegir: (vista: V) => void;
  /** There are more than fit on a phone's width: they can be scrolled sideways. */
  corredizas?: boolean;
};

/** The part of a list that is shown: one of a few options, all of them visible. */
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
    // Two on one screen are two groups; antd's own names are all the same in a test.
    name={nombre}
    className={`vistas angosto ${corredizas ? 'vistas-corredizas' : ''}`}
    value={vista}
    options={[...opciones]}
    onChange={(e) => alElegir(e.target.value as V)}
  />
);
