import { solicitarEliminacionPago } from '@leal/contract';
import { Form } from 'antd';
import { montoDe } from '../../../lib/llamados.ts';
import { releerPorAprobar } from '../../../lib/api/por-aprobar.ts';
import { avisar } from '../../../ui/avisar.tsx';
import type { ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { CampoMotivo } from '../../../ui/formulario/CampoTexto.tsx';
import { DialogoFormulario } from '../../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../../ui/formulario/use-envio.ts';
import { Monto } from '../../../ui/Monto.tsx';
import { anotarSolicitudAbierta, releerHistorial } from '../../../comun/credito/credito-leido.ts';
import { CampoCorregido, type ConEfectivo } from './CampoCorregido.tsx';
import { type PagoCorregible, textoPago } from './pago-corregible.ts';

type Props = { control: ControlDialogo; pago: PagoCorregible };
type Valores = ConEfectivo & { motivo: string };

const FALLO = 'Error al enviar solicitud de eliminación';

/** A collector asks the manager to delete a payment, and says why. */
export function DialogoPedirEliminacion({ control, pago }: Props) {
  const [formulario] = Form.useForm<Valores>();
  const { enviar, enviando, fallo, duda } = useEnvio(solicitarEliminacionPago, {
    formulario,
    porDefecto: 'Intenta de nuevo.',
    sobre: pago.id_pago,
    que: () => `la solicitud de eliminar ${textoPago(pago)}`,
    alLograr: () => {
      void control.cerrar();
      avisar.exito('Solicitud de eliminación enviada correctamente', montoDe(pago.monto, pago));
      void anotarSolicitudAbierta(pago);
      void releerPorAprobar();
    },
    alFallar: () => void releerHistorial(pago.id_credito),
  });
  return (
    <DialogoFormulario<Valores>
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
      enviando={enviando}
      duda={duda}
      fallo={{ titulo: FALLO, mensaje: fallo }}
    >
      <p className="formulario-intro">
        ¿Pedir al gerente que elimine el pago de <Monto valor={pago.monto} /> de {pago.llamado}, {pago.cuando}
        ?
      </p>
      <CampoCorregido pago={pago} />
      <CampoMotivo obligatorio />
    </DialogoFormulario>
  );
}
