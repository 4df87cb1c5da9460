import { CopyOutlined, MailOutlined } from '@ant-design/icons';
import type { UsuarioConEstado } from '@leal/contract';
import type { Llamado } from '@leal/domain';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { CREAR_ENLACE } from '../../../acciones/usuario.ts';
import { enlaceWhatsApp } from '../../../piezas/textos/whatsapp.ts';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { restablecerContrasena } from '../../../lib/sesion/sesion.ts';
import { anunciar } from '../../../ui/anunciar.tsx';
import { abrirDialogo, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { DialogoFormulario } from '../../../ui/formulario/DialogoFormulario.tsx';
import { Entrada } from '../../../ui/formulario/entradas.ts';
import { Intro } from '../../../ui/formulario/Intro.tsx';
import { useEnvioDeDialogo } from '../../dialogos/use-envio-de-dialogo.ts';
import { Nombre } from '../../../ui/Nombre.tsx';
import { TRAZO, Trazo } from '../../../ui/Trazo.tsx';

const textoPara = (enlace: string): string => `Con este enlace pones tu contraseña nueva de Leal: ${enlace}`;

/** The mail that '¿Olvidaste tu contraseña?' sends, with a link of its own. */
function useCorreo(email: string) {
  const [enviando, setEnviando] = useState(false);
  const mandar = async (): Promise<void> => {
    setEnviando(true);
    try {
      await restablecerContrasena(email);
      anunciar.exito('Correo enviado', email);
    } catch (error) {
      anunciar.error(error instanceof Error ? error.message : 'No se pudo enviar el correo');
    } finally {
      setEnviando(false);
    }
  };
  return { mandar, enviando };
}

type PropsListo = { enlace: string; nombre: string; email: string };

/** The link was made: the ways to get it to its person. */
function Listo({ enlace, nombre, email }: PropsListo) {
  const campo = useRef<HTMLDivElement>(null);
  const correo = useCorreo(email);
  const copiar = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(enlace);
      anunciar.exito('Enlace copiado', nombre);
    } catch {
      // Where the browser does not let it, a hand does.
      campo.current?.querySelector('input')?.select();
      anunciar.error('Este navegador no deja copiar: copia el enlace a mano.');
    }
  };
  return (
    <div className="pila aire-12">
      <Intro>
        Quien lo abra pone la contraseña de{' '}
        <strong>
          <Nombre de={nombre} />
        </strong>
        . Mándaselo sólo a esa persona. Sirve una vez, y caduca pronto.
      </Intro>
      <div ref={campo}>
        <Entrada
          readOnly
          aria-label="Enlace"
          translate="no"
          value={enlace}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <div className="grupo">
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copiar()}>
          Copiar enlace
        </Button>
        <Button
          icon={<Trazo de={TRAZO.globo} />}
          href={enlaceWhatsApp('', textoPara(enlace))}
          target="_blank"
          rel="noreferrer"
        >
          WhatsApp
        </Button>
        <Button
          icon={<MailOutlined aria-hidden />}
          loading={correo.enviando}
          onClick={() => void correo.mandar()}
        >
          Enviar por correo
        </Button>
      </div>
    </div>
  );
}

type Persona = UsuarioConEstado & Llamado;
type Props = { control: ControlDialogo; persona: Persona };

function DialogoEnlace({ control, persona }: Props) {
  const { id_usuario, email } = persona;
  const nombre = comoSeLlama(persona);
  const [enlace, setEnlace] = useState<string | null>(null);
  const { enviar, dialogo } = useEnvioDeDialogo(control, CREAR_ENLACE, persona, {
    alLograr: (respuesta) => setEnlace(respuesta.enlace),
  });
  return (
    <DialogoFormulario<object>
      {...dialogo}
      titulo="Enlace para una contraseña"
      textoEnviar="Crear enlace"
      primerCampo={null}
      alEnviar={() => enviar({ parametros: { id_usuario } })}
      terminado={enlace !== null && <Listo enlace={enlace} nombre={nombre} email={email} />}
    >
      <Intro>
        ¿Crear un enlace con el que{' '}
        <strong>
          <Nombre de={nombre} />
        </strong>{' '}
        ponga otra contraseña? La de ahora sirve hasta que la cambie; al cambiarla salen sus teléfonos. Queda
        en la bitácora que lo pediste, y no el enlace.
      </Intro>
    </DialogoFormulario>
  );
}

export const abrirEnlace = (persona: Persona): void =>
  abrirDialogo((control) => <DialogoEnlace control={control} persona={persona} />);
