import { CERO } from '@leal/domain';
import { Form } from 'antd';
import { type PagoCorregible, PEDIR_EDICION, PEDIR_ELIMINACION } from '../../../acciones/correccion.ts';
import { escribirMonto, leerMonto } from '../../../lib/leer-monto.ts';
import { useUsuario } from '../../../lib/sesion/use-sesion.ts';
import { anunciar } from '../../../ui/anunciar.tsx';
import { abrirDialogo, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { CampoMotivo } from '../../../ui/formulario/CampoTexto.tsx';
import { DialogoFormulario } from '../../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../../ui/formulario/use-envio.ts';
import { Monto } from '../../../ui/Monto.tsx';
import {
  CampoCorregido,
  CamposEdicion,
  type ConEfectivo,
  type Edicion,
  formaNueva,
} from './CamposEdicion.tsx';
import { Intro } from '../../../ui/formulario/Intro.tsx';
import { Nombre } from '../../../ui/Nombre.tsx';

type Props = { control: ControlDialogo; pago: PagoCorregible };
type Eliminacion = ConEfectivo & { motivo: string };

/** A collector asks the manager for another amount (spec §2, §5). */
function DialogoPedirEdicion({ control, pago }: Props) {
  const [formulario] = Form.useForm<Edicion>();
  const { id_usuario } = useUsuario();
  const { enviar, ...envio } = useEnvio(PEDIR_EDICION, pago, {
    formulario,
    alLograr: () => void control.cerrar(),
  });
  const mandar = async ({
    monto_nuevo,
    motivo = '',
    efectivo_corregido,
    transferencia,
  }: Edicion): Promise<void> => {
    if (id_usuario === '') return anunciar.error('Error: Usuario no identificado');
    const cuerpo = {
      id_pago: pago.id_pago,
      motivo: motivo.trim(),
      solicitante: id_usuario,
      ...formaNueva(pago, transferencia),
      ...(efectivo_corregido && { efectivo_corregido }),
    };
    await enviar({ cuerpo: { ...cuerpo, monto_nuevo: leerMonto(monto_nuevo) ?? CERO } });
  };
  return (
    <DialogoFormulario<Edicion>
      control={control}
      titulo="Solicitar edición"
      textoEnviar="Enviar solicitud"
      formulario={formulario}
      borrador={{ forma: `edicion-pago:${pago.id_pago}` }}
      valores={{ monto_nuevo: escribirMonto(pago.monto), transferencia: pago.transferencia ?? null }}
      primerCampo="monto_nuevo"
      alEnviar={mandar}
      {...envio}
    >
      <CamposEdicion pago={pago} motivoObligatorio />
    </DialogoFormulario>
  );
}

/** A collector asks the manager to delete a payment, and says why. */
function DialogoPedirEliminacion({ control, pago }: Props) {
  const [formulario] = Form.useForm<Eliminacion>();
  const { enviar, ...envio } = useEnvio(PEDIR_ELIMINACION, pago, {
    formulario,
    alLograr: () => void control.cerrar(),
  });
  return (
    <DialogoFormulario<Eliminacion>
      control={control}
      titulo="Eliminar pago"
      textoEnviar="Enviar solicitud"
      peligro
      formulario={formulario}
      borrador={{ forma: `eliminacion-pago:${pago.id_pago}` }}
      primerCampo="motivo"
      alEnviar={({ motivo, efectivo_corregido }) =>
        enviar({
          cuerpo: {
            id_pago: pago.id_pago,
            motivo: motivo.trim(),
            ...(efectivo_corregido && { efectivo_corregido }),
          },
        })
      }
      {...envio}
    >
      <Intro>
        ¿Pedir al gerente que elimine el pago de <Monto valor={pago.monto} /> de <Nombre de={pago.llamado} />,{' '}
        {pago.cuando}?
      </Intro>
      <CampoCorregido pago={pago} />
      <CampoMotivo obligatorio />
    </DialogoFormulario>
  );
}

export const abrirPedirEdicion = (pago: PagoCorregible): void =>
  abrirDialogo((control) => <DialogoPedirEdicion control={control} pago={pago} />);

export const abrirPedirEliminacion = (pago: PagoCorregible): void =>
  abrirDialogo((control) => <DialogoPedirEliminacion control={control} pago={pago} />);
