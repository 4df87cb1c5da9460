import { Form } from 'antd';
import { DAR_FONDO } from '../../acciones/traspaso.ts';
import { CampoCobrador } from '../../piezas/cobradores/elegir-tarde.tsx';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../ui/encabezado/foco.ts';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { CamposEntrega, cuerpoDe, type Valores } from '../../comun/traspasos/CamposEntrega.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';

/** Cash that a manager gives: it counts nowhere before its collector has confirmed it. */
function DialogoFondo({ control }: { control: ControlDialogo }) {
  const [formulario] = Form.useForm<Valores>();
  const { enviar, enviando, fallo, duda } = useEnvio(
    DAR_FONDO,
    {},
    { formulario, alLograr: () => control.cerrar().then(retomarFoco) },
  );
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo="Dar fondo a un cobrador"
      textoEnviar="Dar fondo"
      formulario={formulario}
      primerCampo="id_cobrador"
      alEnviar={(valores) => enviar({ cuerpo: cuerpoDe(valores) })}
      {...{ enviando, fallo, duda }}
    >
      <Intro>Cuenta en su caja cuando el cobrador confirme que lo recibió.</Intro>
      <CampoCobrador />
      <CamposEntrega />
    </DialogoFormulario>
  );
}

export const abrirFondo = (): void => abrirDialogo((control) => <DialogoFondo control={control} />);
