import type { ComprobanteDeCuenta } from '@leal/contract';
import { formatearFecha } from '@leal/domain';
import { Form } from 'antd';
import { ANULAR_COMPROBANTE } from '../../acciones/comprobante.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../ui/encabezado/foco.ts';
import { CampoMotivo } from '../../ui/formulario/CampoTexto.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { Monto } from '../../ui/Monto.tsx';

type Valores = { motivo?: string };
type Props = { control: ControlDialogo; comprobante: ComprobanteDeCuenta };

/** A receipt stands no more for whoever has its link; its payment stays as it is. */
function DialogoAnular({ control, comprobante: { folio, fecha, monto } }: Props) {
  const [formulario] = Form.useForm<Valores>();
  const { enviar, enviando, fallo, duda } = useEnvio(
    ANULAR_COMPROBANTE,
    { folio },
    { formulario, alLograr: () => control.cerrar().then(retomarFoco) },
  );
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo={`¿Anular el comprobante ${folio}?`}
      textoEnviar="Anular"
      peligro
      formulario={formulario}
      borrador={{ forma: `anular:${folio}` }}
      primerCampo="motivo"
      alEnviar={({ motivo = '' }) =>
        enviar({ cuerpo: { folio, ...(motivo.trim() !== '' && { motivo: motivo.trim() }) } })
      }
      {...{ enviando, fallo, duda }}
    >
      <Intro>
        Dice <Monto valor={monto} /> del {formatearFecha(fecha)}. Quien abra su enlace verá que está anulado.
        El pago no cambia.
      </Intro>
      <CampoMotivo obligatorio={false} />
    </DialogoFormulario>
  );
}

export const preguntarAnular = (comprobante: ComprobanteDeCuenta): void =>
  abrirDialogo((control) => <DialogoAnular control={control} comprobante={comprobante} />);
