import { interesDe, PLAZOS, type Plazo } from '@leal/domain';
import { Radio, type RadioGroupProps } from 'antd';
import { type Ref, useImperativeHandle, useRef } from 'react';
import './formulario.css';

type Foco = { focus: () => void; nativeElement: HTMLElement | null };

/** `value`, `id` and what is said of an error: filled in by the form. */
type Props = Omit<RadioGroupProps, 'onChange'> & { onChange?: (plazo: Plazo) => void; ref?: Ref<Foco> };

/** The loan terms side by side, each with its interest (spec §9). */
export function ElegirPlazo({ onChange, ref, ...delFormulario }: Props) {
  const grupo = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => grupo.current?.querySelector('input')?.focus(),
    nativeElement: grupo.current,
  }));
  return (
    <Radio.Group
      {...delFormulario}
      ref={grupo}
      block
      optionType="button"
      buttonStyle="solid"
      aria-label="Días de pago"
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
}
