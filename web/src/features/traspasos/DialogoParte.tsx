import { Form } from 'antd';
import { ENTREGAR_PARTE } from '../../acciones/traspaso.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../ui/encabezado/foco.ts';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { CamposEntrega, cuerpoDe, type Valores } from './CamposEntrega.tsx';

/** A part of the day's cash: it stays in the collector's box until the office has confirmed it. */
function DialogoParte({ control }: { control: ControlDialogo }) {
  const [formulario] = Form.useForm<Valores>();
  const { enviar, enviando, fallo, duda } = useEnvio(
    ENTREGAR_PARTE,
    {},
    { formulario, alLograr: () => control.cerrar().then(retomarFoco) },
  );
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo="Entregar una parte"
      textoEnviar="Entregar"
      formulario={formulario}
      primerCampo="monto"
      alEnviar={(valores) => enviar({ cuerpo: cuerpoDe(valores) })}
      {...{ enviando, fallo, duda }}
    >
      <p className="formulario-intro">Sale de tu caja cuando la oficina confirme que la recibió.</p>
      <CamposEntrega />
    </DialogoFormulario>
  );
}

export const abrirParte = (): void => abrirDialogo((control) => <DialogoParte control={control} />);
