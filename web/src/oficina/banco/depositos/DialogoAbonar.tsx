import {
  type RenglonListado,
  sinDeposito,
  type SinDeposito as RespuestaSinDeposito,
  type TransferenciaListada,
  type TransferenciaPedida,
} from '@leal/contract';
import { formatearFecha, formatearPesos, restar } from '@leal/domain';
import { Form } from 'antd';
import { useState } from 'react';
import * as z from 'zod/mini';
import { abrirDialogo, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../../ui/encabezado/foco.ts';
import { DialogoFormulario } from '../../../ui/formulario/DialogoFormulario.tsx';
import { Intro } from '../../../ui/formulario/Intro.tsx';
import { useEnvioDeDialogo } from '../../dialogos/use-envio-de-dialogo.ts';
import { Monto } from '../../../ui/Monto.tsx';
import { Dato } from '../../../ui/panel/Panel.tsx';
import { ABONAR_RENGLON } from '../../acciones/renglon-banco.ts';
import { type CreditoQueRecibe, ElegirCredito } from './ElegirCredito.tsx';
import { SinDeposito } from './SinDeposito.tsx';

type Valores = { readonly id_credito: string };
const OTRA = { una: 'Es otra: registrar pago', varias: 'No es ninguna: registrar pago' } as const;

/** The transfers that the deposit may be, as the refusals said them one after the other. */
type Dichas = {
  readonly dichas: readonly TransferenciaListada[];
  readonly pedidas: readonly TransferenciaPedida[];
};
const NADA_DICHO: Dichas = { dichas: [], pedidas: [] };
const conOtras = (
  { dichas, pedidas }: Dichas,
  { sin_deposito, por_decidir = [] }: RespuestaSinDeposito,
): Dichas => ({
  dichas: [...dichas, ...sin_deposito],
  pedidas: [...pedidas, ...por_decidir],
});

type Props = { control: ControlDialogo; deposito: RenglonListado };

/** Whose payment a deposit is that fits no captured transfer. */
function DialogoAbonar({ control, deposito }: Props) {
  const { id_renglon, monto, fecha, referencia, concepto } = deposito;
  const [credito, setCredito] = useState<CreditoQueRecibe>();
  const [{ dichas, pedidas }, setDichas] = useState(NADA_DICHO);
  const cerrar = () => control.cerrar().then(retomarFoco);
  const { enviar, dialogo } = useEnvioDeDialogo(
    control,
    ABONAR_RENGLON,
    { id_renglon, monto },
    {
      alCambiar: (actual) =>
        setDichas(
          conOtras({ dichas, pedidas }, z.decode(sinDeposito, actual as z.input<typeof sinDeposito>)),
        ),
    },
  );
  const cuantas = dichas.length + pedidas.length;
  const sobra = credito !== undefined && monto > credito.saldo;
  return (
    <DialogoFormulario<Valores>
      {...dialogo}
      titulo="Registrar como pago"
      textoEnviar={cuantas > 0 ? OTRA[cuantas > 1 ? 'varias' : 'una'] : 'Registrar pago'}
      primerCampo="id_credito"
      alEnviar={async ({ id_credito }) => {
        if (!credito || sobra) return;
        const otras = dichas.map(({ id_pago }) => id_pago);
        const otras_pedidas = pedidas.map(({ id_solicitud }) => id_solicitud);
        const visto = {
          saldo: credito.saldo,
          ...(otras.length > 0 && { otras }),
          ...(otras_pedidas.length > 0 && { otras_pedidas }),
        };
        await enviar({ parametros: { id_renglon }, cuerpo: { id_credito, visto } });
      }}
      impedido={sobra ? `El depósito es mayor que lo que debe: ${formatearPesos(credito.saldo)}.` : null}
    >
      <Intro>
        El depósito de <Monto valor={monto} /> del {formatearFecha(fecha)}
        {referencia && ` (${referencia})`} queda como una transferencia ya vista. No entra en ninguna caja.
        {concepto && <span className="tenue menuda"> {concepto}</span>}
      </Intro>
      <Form.Item
        name="id_credito"
        label="De quién es"
        validateTrigger="onChange"
        rules={[{ required: true, message: 'Elige el cliente' }]}
      >
        <ElegirCredito
          alElegir={(otro) => {
            setCredito(otro);
            setDichas(NADA_DICHO);
          }}
        />
      </Form.Item>
      {credito && !sobra && (
        <dl>
          <Dato nombre="Debe">
            <Monto valor={credito.saldo} />
          </Dato>
          <Dato nombre="Queda">
            <Monto valor={restar(credito.saldo, monto)} />
          </Dato>
        </dl>
      )}
      {credito?.castigado && <p className="nota">Su crédito está castigado: cuenta como recuperado.</p>}
      {cuantas > 0 && <SinDeposito filas={dichas} pedidas={pedidas} deposito={deposito} alSerEsta={cerrar} />}
    </DialogoFormulario>
  );
}

export const abrirAbonar = (deposito: RenglonListado): void =>
  abrirDialogo((control) => <DialogoAbonar control={control} deposito={deposito} />);
