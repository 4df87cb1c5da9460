import { type Centavos, type EfectivoCorregido, restar } from '@leal/domain';
import { Form, Radio } from 'antd';
import { NOMBRES } from '../../../piezas/campos/nombres.ts';
import { leerMonto } from '../../../lib/leer-monto.ts';
import { CampoMotivo } from '../../../ui/formulario/CampoTexto.tsx';
import { EntradaMonto, reglaMonto } from '../../../ui/formulario/EntradaMonto.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import type { PagoCorregible } from '../../../acciones/correccion.ts';
import { Frase } from '../../../ui/Frase.tsx';
import { Intro } from '../../../ui/formulario/Intro.tsx';
import { Nombre } from '../../../ui/Nombre.tsx';

const OPCIONES: { value: EfectivoCorregido; label: string }[] = [
  { value: 'no_recibido', label: 'No se recibió' },
  { value: 'devuelto', label: 'Se devolvió' },
];

export type ConEfectivo = { efectivo_corregido?: EfectivoCorregido };

const ELEGIDO = [{ required: true, message: 'Elige qué pasó con ese dinero' }];

type PropsCorregido = {
  pago: PagoCorregible;
  /** The part that an edit takes from the payment; absent, all of it goes. */
  diferencia?: Centavos;
};

/**
 * Asks what became of the cash that is taken from the payment, and answers nothing beforehand: it moves a box. Not for cash
 * of a task, which goes back to the task.
 */
export const CampoCorregido = ({ pago, diferencia }: PropsCorregido) =>
  pago.deTarea ? (
    <p className="formulario-nota">Este pago salió de una tarea: el dinero vuelve a «Por hacer».</p>
  ) : (
    <Form.Item
      name="efectivo_corregido"
      label={
        <span>
          <Frase>
            ¿Qué pasó con los <Monto valor={diferencia ?? pago.monto} />
            {diferencia !== undefined && ' de diferencia'}?
          </Frase>
        </span>
      }
      rules={ELEGIDO}
    >
      <Radio.Group
        options={OPCIONES}
        optionType="button"
        buttonStyle="solid"
        block
        className="elegir-plazo"
      />
    </Form.Item>
  );

/** The same for an edit, while the new amount is lower. */
function CampoSiBaja({ pago }: { pago: PagoCorregible }) {
  const monto: Centavos | null = leerMonto(Form.useWatch<string | undefined>('monto_nuevo') ?? '');
  if (monto === null || monto === 0 || monto >= pago.monto) return null;
  return <CampoCorregido pago={pago} diferencia={restar(pago.monto, monto)} />;
}

export type Edicion = ConEfectivo & { monto_nuevo: string; motivo?: string };

/** Checked only when it is sent, because the field begins with the current amount. */
const otroMonto = ({ monto }: PagoCorregible) => ({
  validateTrigger: 'onSubmit',
  validator: (_: unknown, texto = '') =>
    leerMonto(texto) === monto
      ? Promise.reject(new Error('Es el monto que ya está registrado'))
      : Promise.resolve(),
});

type Props = { pago: PagoCorregible; motivoObligatorio: boolean };

/** The current amount, the new one, and the reason. */
export const CamposEdicion = ({ pago, motivoObligatorio }: Props) => (
  <>
    <Intro>
      Pago de <Monto valor={pago.monto} /> de <Nombre de={pago.llamado} />, {pago.cuando}.
    </Intro>
    <Form.Item
      name="monto_nuevo"
      label={NOMBRES.monto_nuevo}
      validateFirst
      rules={[reglaMonto('Ingresa un monto válido'), otroMonto(pago)]}
    >
      <EntradaMonto />
    </Form.Item>
    <CampoSiBaja pago={pago} />
    <CampoMotivo obligatorio={motivoObligatorio} />
  </>
);
