import type { UsuarioConEstado } from '@leal/contract';
import type { Llamado } from '@leal/domain';
import { Alert, Form } from 'antd';
import { EDITAR_USUARIO } from '../../../acciones/usuario.ts';
import { DialogoAlDia } from '../../../piezas/visto/DialogoAlDia.tsx';
import { useSeguir } from '../../../piezas/visto/use-seguir.ts';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { leerSesion, publicarSesion } from '../../../lib/sesion/almacen.ts';
import { guardarRecuerdo } from '../../../lib/sesion/recuerdo.ts';
import { useUsuario } from '../../../lib/sesion/use-sesion.ts';
import { datosDeUsuario } from '../../../lib/visto/lecturas.ts';
import { anunciar } from '../../../ui/anunciar.tsx';
import { abrirDialogo, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../../ui/encabezado/foco.ts';
import { useEnvioAlDia } from '../../dialogos/use-envio-de-dialogo.ts';
import { CamposDeCuenta } from './CamposDeCuenta.tsx';

/** The header shows the new name too. */
function saludar({ id_usuario, id_rol, nombre, email }: UsuarioConEstado): void {
  const sesion = leerSesion();
  if (sesion.estado !== 'activa' || sesion.usuario.id_usuario !== id_usuario) return;
  const usuario = { id_usuario, id_rol, nombre, email };
  guardarRecuerdo(usuario);
  publicarSesion({ ...sesion, usuario });
}

const PROPIO = 'Otro gerente puede cambiar tu correo.';

/** As the server keeps it. */
const comoSeGuarda = (email: string): string => email.trim().toLowerCase();

const AvisoDeSesiones = () => (
  <Alert
    className="formulario-aviso"
    type="warning"
    showIcon
    title="Con otro correo sale de la app en todos sus teléfonos"
    description="Entra de nuevo con el correo nuevo y la contraseña que ya tiene."
  />
);

type Valores = { nombre: string; email: string };
type Props = { control: ControlDialogo; usuario: UsuarioConEstado & Llamado };

/** Name and e-mail of an account; another e-mail ends its sessions, which is said before it is sent. */
function DialogoEditar({ control, usuario }: Props) {
  const { id_usuario, nombre, email } = usuario;
  const llamado = comoSeLlama(usuario);
  const esPropio = useUsuario().id_usuario === id_usuario;
  const { enviar, vigencia, formulario, dialogo } = useEnvioAlDia(control, EDITAR_USUARIO, usuario, {
    lectura: datosDeUsuario(usuario),
    tarjeta: { nombre, email },
    alLograr: ({ usuario: quedo }) => {
      saludar(quedo);
      return control.cerrar().then(retomarFoco);
    },
  });
  const { visto } = vigencia;
  useSeguir(formulario, vigencia.movidos);
  const escrito = Form.useWatch<string | undefined>('email', formulario);
  const otroCorreo = visto && escrito !== undefined && comoSeGuarda(escrito) !== visto.email;
  const mandar = async (valores: Valores): Promise<void> => {
    if (!visto) return undefined;
    const datos = { nombre: valores.nombre.trim(), email: comoSeGuarda(valores.email) };
    if (datos.nombre !== visto.nombre || datos.email !== visto.email)
      return enviar({ parametros: { id_usuario }, cuerpo: { ...datos, visto } });
    anunciar.info('No cambiaste ningún dato');
    return void control.cerrar();
  };
  return (
    <DialogoAlDia<'cuenta', Valores>
      {...dialogo}
      titulo={`Editar a ${llamado}`}
      textoEnviar={otroCorreo ? 'Guardar y cerrar sus sesiones' : 'Guardar Cambios'}
      valores={(leido) => leido}
      primerCampo="nombre"
      alEnviar={mandar}
      mensajeError="Error al cargar la cuenta"
    >
      {() => (
        <>
          <CamposDeCuenta correoFijo={esPropio ? PROPIO : undefined} />
          {otroCorreo && <AvisoDeSesiones />}
        </>
      )}
    </DialogoAlDia>
  );
}

export const abrirEditar = (usuario: UsuarioConEstado & Llamado): void =>
  abrirDialogo((control) => <DialogoEditar control={control} usuario={usuario} />);
