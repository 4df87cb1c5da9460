import {
  esContrasenaValida,
  MENSAJE_CONTRASENA_DEBIL,
  MENSAJE_CONTRASENAS_DISTINTAS,
  validarContrasena,
} from '@leal/domain';
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
/** Where no checklist says it, when the field is left. */
const AL_DEJARLA = { validateTrigger: ['onBlur', 'onSubmit'] };

const cumple = {
  validator: (_: unknown, nueva = '') =>
    nueva === '' || esContrasenaValida(nueva) ? Promise.resolve() : rechazo(MENSAJE_CONTRASENA_DEBIL),
};
const nueva = (cuando: object) => [
  { required: true, message: 'Escribe la contraseña', ...AL_ENVIAR },
  { ...cumple, ...cuando },
];

const LO_QUE_PIDE = validarContrasena('')
  .map(({ mensaje }) => mensaje)
  .join(' · ');

type Props = { callados: boolean };

/**
 * The password twice. With its live checklist the mismatch is hinted once the second is touched (spec §5); quiet, the
 * rules are one line, and nothing is wrong before its field is left.
 */
export function CamposContrasena({ callados }: Props) {
  const formulario = Form.useFormInstance<UsuarioNuevo>();
  const contrasena = Form.useWatch('password', formulario) ?? '';
  const primera = () => formulario.getFieldValue('password');
  const alTocarla = callados ? ['onBlur'] : ['onChange', 'onBlur'];
  return (
    <>
      <Form.Item
        name="password"
        label="Contraseña"
        rules={nueva(callados ? AL_DEJARLA : AL_ENVIAR)}
        {...(callados && { extra: <span className="menuda">{LO_QUE_PIDE}</span> })}
      >
        <EntradaContrasena autoComplete="new-password" />
      </Form.Item>
      {!callados && <Requisitos contrasena={contrasena} />}
      <Form.Item
        name="confirmPassword"
        label="Confirmar contraseña"
        dependencies={['password']}
        validateFirst
        validateTrigger={alTocarla}
        rules={[
          { required: true, message: 'Confirma la contraseña', ...AL_ENVIAR },
          { ...igualA(primera, MENSAJE_CONTRASENAS_DISTINTAS), ...AL_ENVIAR },
          { ...igualA(primera, 'Las contraseñas no coinciden'), validateTrigger: alTocarla },
        ]}
      >
        <EntradaContrasena autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
