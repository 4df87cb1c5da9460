import 'virtual:estilos-antd/listas.css';
import { Form, Select } from 'antd';
import { NOMBRES } from '../../../piezas/campos/nombres.ts';
import { CamposDeCuenta } from '../persona/CamposDeCuenta.tsx';
import { CamposContrasena } from './CamposContrasena.tsx';

/** The form's own values of the roles (spec §2). */
const ROLES = [
  { value: 1, label: 'Cobrador' },
  { value: 2, label: 'Gerente' },
  { value: 3, label: 'Supervisor' },
];

const ROL = [{ required: true, message: 'Selecciona un rol' }];

/** The fields that a draft may hold: no password stays on the device. */
export const BORRADOR = { forma: 'usuario-nuevo', campos: ['nombre', 'email', 'rol'] } as const;

type Props = { callados?: boolean };

/** A new account's. `callados`: what a password needs is said in one quiet line, and a mistake when its field is left. */
export const CamposDeRegistro = ({ callados = false }: Props) => (
  <>
    <CamposDeCuenta />
    <CamposContrasena callados={callados} />
    <Form.Item name="rol" label={NOMBRES.id_rol} rules={ROL}>
      <Select options={ROLES} placeholder="Selecciona un rol" />
    </Form.Item>
  </>
);
