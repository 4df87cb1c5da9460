import { esContrasenaValida, MENSAJE_CONTRASENA_DEBIL, MENSAJE_CONTRASENAS_DISTINTAS } from '@leal/domain';
import { Form } from 'antd';
import { EntradaContrasena } from '../../../ui/contrasena/EntradaContrasena.tsx';
import { Requisitos } from '../../../ui/contrasena/Requisitos.tsx';
import type { UsuarioNuevo } from './use-registro.ts';

const rechazo = (mensaje: string) => Promise.reject(new Error(mensaje));

const igualA = (otra: () => unknown, mensaje: string) => ({
  validator: (_: unknown, repetida = '') =>
    repetida === '' || repetida === otra() ? Promise.resolve() : rechazo(mensaje),
});

/** Checked only on sending; while it is typed, the checklist says what is missing. */
const AL_ENVIAR = { validateTrigger: 'onSubmit' } as const;

const NUEVA = [
  { required: true, message: 'Escribe la contraseña', ...AL_ENVIAR },
  {
    ...AL_ENVIAR,
    validator: (_: unknown, nueva = '') =>
      nueva === '' || esContrasenaValida(nueva) ? Promise.resolve() : rechazo(MENSAJE_CONTRASENA_DEBIL),
  },
];

/** The password twice, with its live checklist; the mismatch is hinted once the second is touched (spec §5). */
export function CamposContrasena() {
  const formulario = Form.useFormInstance<UsuarioNuevo>();
  const contrasena = Form.useWatch('password', formulario) ?? '';
  const primera = () => formulario.getFieldValue('password');
  return (
    <>
      <Form.Item name="password" label="Contraseña" rules={NUEVA}>
        <EntradaContrasena autoComplete="new-password" />
      </Form.Item>
      <Requisitos contrasena={contrasena} />
      <Form.Item
        name="confirmPassword"
        label="Confirmar contraseña"
        dependencies={['password']}
        validateFirst
        validateTrigger={['onChange', 'onBlur']}
        rules={[
          { required: true, message: 'Confirma la contraseña', ...AL_ENVIAR },
          { ...igualA(primera, MENSAJE_CONTRASENAS_DISTINTAS), ...AL_ENVIAR },
          { ...igualA(primera, 'Las contraseñas no coinciden'), validateTrigger: ['onChange', 'onBlur'] },
        ]}
      >
        <EntradaContrasena autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
