import { esContrasenaValida, MENSAJE_CONTRASENA_DEBIL, MENSAJE_CONTRASENAS_DISTINTAS } from '@leal/domain';
import { Alert, Form } from 'antd';
import { EntradaContrasena } from '../../ui/contrasena/EntradaContrasena.tsx';
import { Requisitos } from '../../ui/contrasena/Requisitos.tsx';
import { BotonEnviar } from '../../ui/formulario/BotonEnviar.tsx';
import '../../ui/formulario/formulario.css';
import { type Contrasenas, useCambiarContrasena } from './use-cambiar-contrasena.ts';

const rechazo = (mensaje: string) => Promise.reject(new Error(mensaje));

const NUEVA = [
  { required: true, message: 'Escribe la contraseña nueva' },
  {
    validator: (_: unknown, nueva = '') =>
      nueva === '' || esContrasenaValida(nueva) ? Promise.resolve() : rechazo(MENSAJE_CONTRASENA_DEBIL),
  },
];

const igualA = (contrasena: () => unknown) => ({
  validator: (_: unknown, repetida = '') =>
    repetida === contrasena() ? Promise.resolve() : rechazo(MENSAJE_CONTRASENAS_DISTINTAS),
});

/** Asks for the current password, so that nobody can take the account from a phone left on a table. */
export function CambiarContrasena({ email }: { email: string }) {
  const [formulario] = Form.useForm<Contrasenas>();
  const { cambiar, enviando, fallo } = useCambiarContrasena(formulario);
  const nueva = Form.useWatch('nueva', formulario) ?? '';
  return (
    <Form<Contrasenas>
      form={formulario}
      name="contrasena"
      className="formulario"
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      validateTrigger="onBlur"
      onFinish={(valores) => void cambiar(valores)}
    >
      <input
        className="solo-lectores"
        type="email"
        autoComplete="username"
        tabIndex={-1}
        aria-hidden
        readOnly
        value={email}
      />
      <Form.Item
        name="actual"
        label="Contraseña actual"
        rules={[{ required: true, message: 'Escribe tu contraseña actual' }]}
      >
        <EntradaContrasena autoComplete="current-password" />
      </Form.Item>
      <Form.Item name="nueva" label="Contraseña nueva" rules={NUEVA}>
        <EntradaContrasena autoComplete="new-password" />
      </Form.Item>
      <Requisitos contrasena={nueva} />
      <Form.Item
        name="repetida"
        label="Confirmar contraseña"
        dependencies={['nueva']}
        rules={[igualA(() => formulario.getFieldValue('nueva') ?? '')]}
      >
        <EntradaContrasena autoComplete="new-password" />
      </Form.Item>
      {fallo && <Alert className="formulario-nota" type="error" showIcon role="alert" title={fallo} />}
      <BotonEnviar block texto="Cambiar contraseña" enviando={enviando} />
    </Form>
  );
}
