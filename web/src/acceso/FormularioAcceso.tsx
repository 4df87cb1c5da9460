import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Checkbox, Form } from 'antd';
import { useEffect, useState } from 'react';
import { iniciarSesion, prepararEntrada } from '../lib/sesion/sesion.ts';
import { ErrorAcceso } from '../lib/sesion/error-acceso.ts';
import { CampoCorreo } from './CampoCorreo.tsx';
import { EntradaSecreta } from './campos.ts';
import { type Credenciales, devolverEscrito } from './escrito.ts';

const OBLIGATORIA = [{ required: true, message: 'Escribe tu contraseña' }];

const ojo = (visible: boolean) =>
  visible ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />;

/** Whoever was in a field before this code came has no focus to announce any more. */
function prepararSiYaEscribe(): void {
  if (document.activeElement?.closest('form')) prepararEntrada();
}

type Estado = { entrando: boolean; error?: string };

/** Signing in: what was typed stays when it fails; on success the session itself changes the screen. */
function useAcceso() {
  const [estado, setEstado] = useState<Estado>({ entrando: false });

  const entrar = async ({ email, password, recordar }: Credenciales): Promise<void> => {
    setEstado({ entrando: true, error: '' });
    try {
      await iniciarSesion(email.trim(), password, recordar);
    } catch (error) {
      if (!(error instanceof ErrorAcceso)) throw error;
      setEstado({ entrando: false, error: error.message });
    }
  };

  return { ...estado, entrar };
}

type Props = { motivo?: string | undefined; alOlvidar: (email: string) => void };

export function FormularioAcceso({ motivo, alOlvidar }: Props) {
  const [formulario] = Form.useForm<Credenciales>();
  useEffect(() => devolverEscrito(formulario, alOlvidar), [formulario, alOlvidar]);
  useEffect(prepararSiYaEscribe, []);
  const { entrar, entrando, error = motivo } = useAcceso();
  return (
    <>
      <h1>Iniciar Sesión</h1>
      <p className="acceso-subtitulo">Accede a tu cuenta</p>
      <Form
        form={formulario}
        name="acceso"
        noValidate
        layout="vertical"
        requiredMark={false}
        initialValues={{ recordar: true }}
        onFocus={prepararEntrada}
        onFinish={(credenciales) => void entrar(credenciales)}
      >
        <CampoCorreo />
        <Form.Item name="password" label="Contraseña" rules={OBLIGATORIA}>
          <EntradaSecreta autoComplete="current-password" iconRender={ojo} />
        </Form.Item>
        <div className="acceso-opciones">
          <Form.Item name="recordar" valuePropName="checked" noStyle>
            <Checkbox>Recordarme</Checkbox>
          </Form.Item>
          <Button
            type="link"
            className="acceso-olvido"
            onClick={() => alOlvidar(String(formulario.getFieldValue('email') ?? ''))}
          >
            ¿Olvidaste tu contraseña?
          </Button>
        </div>
        <p className="acceso-error" role="alert">
          {error}
        </p>
        <Button type="primary" htmlType="submit" block loading={entrando}>
          Iniciar Sesión
        </Button>
      </Form>
    </>
  );
}
