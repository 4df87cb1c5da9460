import { interesDe, PLAZOS, type Plazo } from '@leal/domain';
import { Radio } from 'antd';
import './formulario.css';

type Props = {
  /** Filled in by the form. */
  id?: string;
  value?: Plazo;
  onChange?: (plazo: Plazo) => void;
};

/** The loan terms side by side, each with its interest (spec §9). */
export const ElegirPlazo = ({ id, value, onChange }: Props) => (
  <Radio.Group
    {...(id !== undefined && { id })}
    {...(value !== undefined && { value })}
    block
    optionType="button"
    className="elegir-plazo"
    onChange={(e) => onChange?.(e.target.value as Plazo)}
  >
    {PLAZOS.map((plazo) => (
      <Radio.Button key={plazo} value={plazo}>
        {plazo} días <small>{interesDe(plazo)} %</small>
      </Radio.Button>
    ))}
  </Radio.Group>
);
