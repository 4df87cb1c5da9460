import { Button, Form } from 'antd';
import { useState } from 'react';
import { ErrorAcceso } from '../lib/sesion/error-acceso.ts';
import { restablecerContrasena } from '../lib/sesion/sesion.ts';
import { CampoCorreo } from './CampoCorreo.tsx';

type Estado = { estado: 'listo' | 'enviando' | 'enviado'; error?: string };

function useRestablecer() {
  const [estado, setEstado] = useState<Estado>({ estado: 'listo' });

  const enviar = async (email: string): Promise<void> => {
    setEstado({ estado: 'enviando' });
    try {
      await restablecerContrasena(email.trim());
      setEstado({ estado: 'enviado' });
    } catch (error) {
      if (!(error instanceof ErrorAcceso)) throw error;
      setEstado({ estado: 'listo', error: error.message });
    }
  };

  return { ...estado, enviar };
}

/** '¿Olvidaste tu contraseña?': asks for the address and sends the reset mail. */
export function FormularioRestablecer({ email, alVolver }: { email: string; alVolver: () => void }) {
  const { estado, error, enviar } = useRestablecer();
  return (
    <>
      <h1>Restablecer contraseña</h1>
      <p className="acceso-subtitulo">Te enviamos un enlace por correo</p>
      <Form<{ email: string }>
        name="restablecer"
        noValidate
        layout="vertical"
        requiredMark={false}
        initialValues={{ email }}
        onFinish={(valores) => void enviar(valores.email)}
      >
        <CampoCorreo />
        <p className="acceso-error" role="alert">
          {error}
        </p>
        <output className="acceso-aviso">
          {estado === 'enviado' &&
            'Si el correo está registrado, te llegará un enlace para restablecer tu contraseña.'}
        </output>
        <Button type="primary" htmlType="submit" block loading={estado === 'enviando'}>
          Enviar enlace
        </Button>
        <Button type="link" block onClick={alVolver}>
          Volver a iniciar sesión
        </Button>
      </Form>
    </>
  );
}
