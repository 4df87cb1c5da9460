import { Form } from 'antd';
import { useState } from 'react';
import { REGISTRAR_USUARIO } from '../../../acciones/usuario.ts';
import { abrirDialogo, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../../ui/encabezado/foco.ts';
import { DialogoFormulario } from '../../../ui/formulario/DialogoFormulario.tsx';
import { BORRADOR, CamposDeRegistro } from './CamposDeRegistro.tsx';
import { type UsuarioNuevo, useRegistro } from './use-registro.ts';

/** The same form over the team, which shows the new account when it closes. */
function DialogoRegistrar({ control }: { control: ControlDialogo }) {
  const [formulario] = Form.useForm<UsuarioNuevo>();
  const [mensaje, setMensaje] = useState<string | null>(null);
  const { registrar, enviando, duda } = useRegistro(formulario, {
    alLograr: () => control.cerrar().then(retomarFoco),
    // A field says what is wrong with it.
    alFallar: (fallo) =>
      fallo.campo === null ? setMensaje(fallo.mensaje) : formulario.focusField(fallo.campo),
  });
  const mandar = (valores: UsuarioNuevo): Promise<void> => {
    setMensaje(null);
    return registrar(valores);
  };
  return (
    <DialogoFormulario<UsuarioNuevo>
      control={control}
      titulo="Registrar Usuario"
      textoEnviar="Registrar Usuario"
      formulario={formulario}
      borrador={BORRADOR}
      primerCampo="nombre"
      alEnviar={mandar}
      enviando={enviando}
      duda={duda}
      fallo={{ titulo: REGISTRAR_USUARIO.fallo, mensaje }}
    >
      <CamposDeRegistro callados />
    </DialogoFormulario>
  );
}

export const abrirRegistro = (): void => abrirDialogo((control) => <DialogoRegistrar control={control} />);
