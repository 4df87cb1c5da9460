import { nombreDePersona } from '@leal/contract';
import { TOPES } from '@leal/domain';
import { Form } from 'antd';
import { NOMBRES, OTROS_NOMBRES } from '../../../piezas/campos/nombres.ts';
import { reglasTexto } from '../../../ui/formulario/CampoTexto.tsx';
import { Entrada } from '../../../ui/formulario/entradas.ts';
import { reglaDe } from '../../../ui/formulario/regla-de.ts';

const CORREO = [
  ...reglasTexto(TOPES.correo, 'El correo electrónico es requerido'),
  { type: 'email' as const, message: 'Correo electrónico inválido', transform: (t = '') => t.trim() },
];

type Props = {
  /** Why the e-mail stays as it is. */
  correoFijo?: string | undefined;
};

/** Whose account it is, of a new one and of one that is edited. */
export const CamposDeCuenta = ({ correoFijo }: Props) => (
  <>
    <Form.Item name="nombre" label={NOMBRES.nombre} required rules={[reglaDe(nombreDePersona)]}>
      <Entrada autoComplete="off" autoCapitalize="words" />
    </Form.Item>
    <Form.Item
      name="email"
      label={OTROS_NOMBRES.correo}
      validateFirst
      rules={CORREO}
      {...(correoFijo !== undefined && { extra: correoFijo })}
    >
      <Entrada
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        // Where the e-mail is not fixed, the form says whether the field is disabled.
        {...(correoFijo !== undefined && { disabled: true })}
      />
    </Form.Item>
  </>
);
