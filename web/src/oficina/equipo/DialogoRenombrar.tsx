import { nombreDePersona, type UsuarioConEstado } from '@leal/contract';
import { Form } from 'antd';
import { RENOMBRAR_USUARIO } from '../../acciones/usuario.ts';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { guardarRecuerdo } from '../../lib/sesion/recuerdo.ts';
import { leerSesion, publicarSesion } from '../../lib/sesion/almacen.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { reglaDe } from '../../ui/formulario/regla-de.ts';
import { Entrada } from '../../ui/formulario/entradas.ts';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { Intro } from '../../ui/formulario/Intro.tsx';

/** The header shows the new name too. */
function saludar({ id_usuario, id_rol, nombre, email }: UsuarioConEstado): void {
  const sesion = leerSesion();
  if (sesion.estado !== 'activa' || sesion.usuario.id_usuario !== id_usuario) return;
  const usuario = { id_usuario, id_rol, nombre, email };
  guardarRecuerdo(usuario);
  publicarSesion({ ...sesion, usuario });
}

type Valores = { nombre: string };
type Props = { control: ControlDialogo; usuario: UsuarioConEstado };

function DialogoRenombrar({ control, usuario }: Props) {
  const { id_usuario, nombre, email } = usuario;
  const [formulario] = Form.useForm<Valores>();
  const { enviar, enviando, fallo, duda } = useEnvio(RENOMBRAR_USUARIO, usuario, {
    formulario,
    alLograr: (respuesta) => {
      saludar(respuesta.usuario);
      return control.cerrar();
    },
  });
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo="Renombrar usuario"
      textoEnviar="Guardar Cambios"
      formulario={formulario}
      valores={{ nombre }}
      primerCampo="nombre"
      alEnviar={(valores) =>
        enviar({ parametros: { id_usuario }, cuerpo: { nombre: valores.nombre.trim() } })
      }
      enviando={enviando}
      duda={duda}
      fallo={fallo}
    >
      <Intro>{email}</Intro>
      <Form.Item name="nombre" label={NOMBRES.nombre} required rules={[reglaDe(nombreDePersona)]}>
        <Entrada autoComplete="off" autoCapitalize="words" />
      </Form.Item>
    </DialogoFormulario>
  );
}

export const abrirRenombrar = (usuario: UsuarioConEstado): void =>
  abrirDialogo((control) => <DialogoRenombrar control={control} usuario={usuario} />);
