import { DAR_FONDO } from '../../acciones/traspaso.ts';
import { CampoCobrador } from '../../piezas/cobradores/elegir-tarde.tsx';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvioDeDialogo } from '../dialogos/use-envio-de-dialogo.ts';
import { CamposEntrega, cuerpoDe, type Valores } from '../../comun/traspasos/CamposEntrega.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';

/** Cash that a manager gives: it counts nowhere before its collector has confirmed it. */
function DialogoFondo({ control }: { control: ControlDialogo }) {
  const { enviar, dialogo } = useEnvioDeDialogo(control, DAR_FONDO, {});
  return (
    <DialogoFormulario<Valores>
      {...dialogo}
      titulo="Dar fondo a un cobrador"
      textoEnviar="Dar fondo"
      primerCampo="id_cobrador"
      alEnviar={(valores) => enviar({ cuerpo: cuerpoDe(valores) })}
    >
      <Intro>Cuenta en su caja cuando el cobrador confirme que lo recibió.</Intro>
      <CampoCobrador />
      <CamposEntrega />
    </DialogoFormulario>
  );
}

export const abrirFondo = (): void => abrirDialogo((control) => <DialogoFondo control={control} />);
