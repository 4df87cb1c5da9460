import {
  type Centavos,
  type EfectivoCorregido,
  enEfectivo,
  esEfectivo,
  restar,
  seAceptanTransferencias,
  sonIguales,
  type Transferencia,
} from '@leal/domain';
import { Form, Radio } from 'antd';
import { NOMBRES } from '../../../piezas/campos/nombres.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { leerMonto } from '../../../lib/leer-monto.ts';
import { CampoMotivo } from '../../../ui/formulario/CampoTexto.tsx';
import { EntradaMonto, reglaMonto } from '../../../ui/formulario/EntradaMonto.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import type { PagoCorregible } from '../../../acciones/correccion.ts';
import { Frase } from '../../../ui/Frase.tsx';
import { Intro } from '../../../ui/formulario/Intro.tsx';
import { FormaDePago } from '../../cobro/FormaDePago.tsx';
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
export function CampoCorregido({ pago, diferencia }: PropsCorregido) {
  // Nobody holds cash of a transfer.
  if (diferencia === undefined && !esEfectivo(pago)) return null;
  return pago.deTarea ? (
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
}

export type Edicion = ConEfectivo & {
  monto_nuevo: string;
  motivo?: string;
  /** Null: cash. Absent where its form cannot change. */
  transferencia?: Transferencia | null;
};

const montoEscrito = (texto: string | undefined): Centavos | null => leerMonto(texto ?? '');

/** The same for an edit, while less of it is cash than before. */
function CampoSiBaja({ pago }: { pago: PagoCorregible }) {
  const monto = montoEscrito(Form.useWatch<string | undefined>('monto_nuevo'));
  const elegida = Form.useWatch<Transferencia | null | undefined>('transferencia');
  if (monto === null || monto === 0) return null;
  const nueva = elegida === undefined ? pago.transferencia : (elegida ?? undefined);
  const menos = restar(enEfectivo(pago.monto, pago), enEfectivo(monto, { transferencia: nueva }));
  if (menos <= 0) return null;
  return <CampoCorregido pago={pago} {...(menos < pago.monto && { diferencia: menos })} />;
}

/** The form that an edit asks for: null for cash; undefined: it stays as it is. */
export function formaNueva(
  { transferencia }: PagoCorregible,
  elegida: Edicion['transferencia'],
): { transferencia_nueva?: Transferencia | null } {
  if (elegida === undefined || sonIguales(elegida, transferencia ?? null)) return {};
  return { transferencia_nueva: elegida };
}

/** Checked only when it is sent, because the field begins with the current amount. */
const otroMonto =
  (pago: PagoCorregible) =>
  ({ getFieldValue }: { getFieldValue: (campo: string) => unknown }) => ({
    validateTrigger: 'onSubmit',
    validator: (_: unknown, texto = '') => {
      const elegida = getFieldValue('transferencia') as Edicion['transferencia'];
      const cambia = leerMonto(texto) !== pago.monto || 'transferencia_nueva' in formaNueva(pago, elegida);
      return cambia ? Promise.resolve() : Promise.reject(new Error('Es el monto que ya está registrado'));
    },
  });

/** Days that a transfer may be old, of a payment that is corrected. */
const DIAS_AL_CORREGIR = 30;

type PropsForma = { value?: Transferencia | null; onChange?: (nueva: Transferencia | null) => void };

const EntradaForma = ({ value, onChange }: PropsForma) => (
  <FormaDePago
    elegida={value ?? undefined}
    alElegir={(nueva) => onChange?.(nueva ?? null)}
    dias={DIAS_AL_CORREGIR}
  />
);

/** Where transfers are taken, or it was one. Cash of a task stays cash. */
function CampoForma({ pago }: { pago: PagoCorregible }) {
  const seAceptan = seAceptanTransferencias(useNegocio().parametros);
  if (pago.deTarea || (!seAceptan && esEfectivo(pago))) return null;
  return (
    <Form.Item name="transferencia" noStyle>
      <EntradaForma />
    </Form.Item>
  );
}

type Props = { pago: PagoCorregible; motivoObligatorio: boolean };

/** The current amount, the new one, its form, and the reason. */
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
    <CampoForma pago={pago} />
    <CampoSiBaja pago={pago} />
    <CampoMotivo obligatorio={motivoObligatorio} />
  </>
);
