import { solicitarEdicionPago } from '@leal/contract';
import { CERO, formatearPesos } from '@leal/domain';
import { Form } from 'antd';
import { montoDe } from '../../../lib/llamados.ts';
import { releerPorAprobar } from '../../../lib/api/por-aprobar.ts';
import { escribirMonto, leerMonto } from '../../../lib/leer-monto.ts';
import { useUsuario } from '../../../lib/sesion/use-sesion.ts';
import { avisar } from '../../../ui/avisar.tsx';
import type { ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { DialogoFormulario } from '../../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../../ui/formulario/use-envio.ts';
import { anotarSolicitudAbierta, releerHistorial } from '../../../comun/credito/credito-leido.ts';
import { CamposEdicion, type Edicion } from './CamposEdicion.tsx';
import { type PagoCorregible, textoPago } from './pago-corregible.ts';

const FALLO = 'Error al enviar solicitud de edición';

type Props = { control: ControlDialogo; pago: PagoCorregible };

/** A collector asks the manager for another amount (spec §2, §5). */
export function DialogoPedirEdicion({ control, pago }: Props) {
  const [formulario] = Form.useForm<Edicion>();
  const { id_usuario } = useUsuario();
  const { enviar, enviando, fallo, duda } = useEnvio(solicitarEdicionPago, {
    formulario,
    porDefecto: 'Intenta de nuevo.',
    sobre: pago.id_pago,
    que: () => `la solicitud de editar ${textoPago(pago)}`,
    alLograr: (_, { cuerpo }) => {
      void control.cerrar();
      const detalle = `${montoDe(pago.monto, pago)} → ${formatearPesos(cuerpo.monto_nuevo)}`;
      avisar.exito('Solicitud de edición enviada correctamente', detalle);
      void anotarSolicitudAbierta(pago);
      void releerPorAprobar();
    },
    alFallar: () => void releerHistorial(pago.id_credito),
  });
  const mandar = async ({ monto_nuevo, motivo = '', efectivo_corregido }: Edicion): Promise<void> => {
    if (id_usuario === '') return avisar.error('Error: Usuario no identificado');
    const cuerpo = {
      id_pago: pago.id_pago,
      motivo: motivo.trim(),
      solicitante: id_usuario,
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
      valores={{ monto_nuevo: escribirMonto(pago.monto) }}
      primerCampo="monto_nuevo"
      alEnviar={mandar}
      enviando={enviando}
      duda={duda}
      fallo={{ titulo: FALLO, mensaje: fallo }}
    >
      <CamposEdicion pago={pago} motivoObligatorio />
    </DialogoFormulario>
  );
}
