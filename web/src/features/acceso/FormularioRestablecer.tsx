import { Button, Form } from 'antd';
import { CampoCorreo } from './CampoCorreo.tsx';
import { useRestablecer } from './use-restablecer.ts';

type Props = { email: string; alVolver: () => void };

/** '¿Olvidaste tu contraseña?': asks for the address and sends the reset mail. */
export function FormularioRestablecer({ email, alVolver }: Props) {
  const { estado, error, enviar } = useRestablecer();
  return (
    <>
      <h1>Restablecer contraseña</h1>
      <p className="acceso-subtitulo">Te enviamos un enlace por correo</p>
      <Form<{ email: string }>
        name="restablecer"
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
