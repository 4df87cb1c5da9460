import '../../ui/formulario/formulario.css';
import {
  ERRORES,
  esPlazo,
  interesDe,
  MENSAJE_PLAZO,
  MENSAJE_PLAZO_EDICION,
  type Plazo,
  type PlazoFijo as Porque,
  PLAZOS,
} from '@leal/domain';
import { Form, Radio, type RadioGroupProps } from 'antd';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { NOMBRES } from '../campos/nombres.ts';
import { EntradaMonto, reglaMonto } from '../../ui/formulario/EntradaMonto.tsx';

type Foco = { focus: () => void; nativeElement: HTMLElement | null };

/** `value`, `id` and the attributes of an error are filled in by the form. */
type PropsPlazo = Omit<RadioGroupProps, 'onChange'> & { onChange?: (plazo: Plazo) => void; ref?: Ref<Foco> };

/** The loan terms side by side, each with its interest (spec §9). */
export function ElegirPlazo({ onChange, ref, ...delFormulario }: PropsPlazo) {
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
          <span>{`${plazo} días `}</span>
          <small className="en-bloque chica">{`${interesDe(plazo)} %`}</small>
        </Radio.Button>
      ))}
    </Radio.Group>
  );
}

const reglaPlazo = (mensaje: string) => ({
  validator: (_: unknown, plazo: unknown) =>
    esPlazo(plazo) ? Promise.resolve() : Promise.reject(new Error(mensaje)),
});

/** The term; `mensaje` is this form's message when no term is chosen (spec §5). */
export const CampoPlazo = ({ mensaje }: { mensaje: string }) => (
  <Form.Item name="dias_pago" label={NOMBRES.dias_pago} rules={[reglaPlazo(mensaje)]}>
    <ElegirPlazo />
  </Form.Item>
);

/** The term of a credit whose plan stays, and why: what would be refused cannot be chosen. */
export function PlazoFijo({ plazo, porque }: { plazo: Plazo | null | undefined; porque: Porque }) {
  const id = useId();
  return (
    <Form.Item label={NOMBRES.dias_pago} extra={<span id={id}>{ERRORES[porque].mensaje}</span>}>
      <ElegirPlazo value={plazo} disabled aria-describedby={id} />
    </Form.Item>
  );
}

type PropsDeFicha = { plazo: Plazo | null | undefined; fijo: Porque | undefined };

/** The term in a manager's form about a client: to be chosen, unless the plan stays. */
export const PlazoDeFicha = ({ plazo, fijo }: PropsDeFicha) =>
  fijo ? <PlazoFijo plazo={plazo} porque={fijo} /> : <CampoPlazo mensaje={MENSAJE_PLAZO_EDICION} />;

const MONTO = 'El monto solicitado es requerido y debe ser mayor a 0';

/** Each form has its own words for what is missing (spec §5). */
type PropsCampos = { mensajeMonto?: string; mensajePlazo?: string };

/** The amount and the term; the interest follows from the term. */
export const CamposCredito = ({ mensajeMonto = MONTO, mensajePlazo = MENSAJE_PLAZO }: PropsCampos) => (
  <>
    <Form.Item name="monto_solicitado" label={NOMBRES.monto_solicitado} rules={[reglaMonto(mensajeMonto)]}>
      <EntradaMonto size="large" />
    </Form.Item>
    <CampoPlazo mensaje={mensajePlazo} />
  </>
);
