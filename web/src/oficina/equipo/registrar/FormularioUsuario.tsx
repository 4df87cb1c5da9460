import 'virtual:estilos-antd/listas.css';
import '../../../ui/formulario/formulario.css';
import { nombreDePersona } from '@leal/contract';
import { TOPES } from '@leal/domain';
import { Form, Select } from 'antd';
import { NOMBRES, OTROS_NOMBRES } from '../../../piezas/campos/nombres.ts';
import { LineaDuda } from '../../../ui/dudas/LineaDuda.tsx';
import { Borrador } from '../../../ui/formulario/Borrador.tsx';
import { BotonEnviar } from '../../../ui/formulario/BotonEnviar.tsx';
import { Formulario } from '../../../ui/formulario/Formulario.tsx';
import { Entrada } from '../../../ui/formulario/entradas.ts';
import { reglasTexto } from '../../../ui/formulario/CampoTexto.tsx';
import { reglaDe } from '../../../ui/formulario/regla-de.ts';
import { CamposContrasena } from './CamposContrasena.tsx';
import { type UsuarioNuevo, useRegistro } from './use-registro.ts';

/** The form's own values of the roles (spec §2). */
const ROLES = [
  { value: 1, label: 'Cobrador' },
  { value: 2, label: 'Gerente' },
  { value: 3, label: 'Supervisor' },
];

const CORREO = [
  ...reglasTexto(TOPES.correo, 'El correo electrónico es requerido'),
  { type: 'email' as const, message: 'Correo electrónico inválido', transform: (t = '') => t.trim() },
];
const ROL = [{ required: true, message: 'Selecciona un rol' }];

/** The fields that a draft may hold: no password stays on the device. */
const SIN_CONTRASENA = ['nombre', 'email', 'rol'];

const Campos = () => (
  <>
    <Form.Item name="nombre" label={NOMBRES.nombre} required rules={[reglaDe(nombreDePersona)]}>
      <Entrada autoComplete="off" autoCapitalize="words" />
    </Form.Item>
    <Form.Item name="email" label={OTROS_NOMBRES.correo} validateFirst rules={CORREO}>
      <Entrada type="email" inputMode="email" autoComplete="off" autoCapitalize="none" />
    </Form.Item>
    <CamposContrasena />
    <Form.Item name="rol" label={NOMBRES.id_rol} rules={ROL}>
      <Select options={ROLES} placeholder="Selecciona un rol" />
    </Form.Item>
  </>
);

/** The form 'Register user' (spec §2). While an outcome is unknown nothing else can be sent. */
export function FormularioUsuario() {
  const [formulario] = Form.useForm<UsuarioNuevo>();
  const { registrar, enviando, duda } = useRegistro(formulario);
  return (
    <Formulario<UsuarioNuevo>
      form={formulario}
      name="usuario"
      className="formulario"
      disabled={duda !== undefined}
      onFinish={(valores) => void registrar(valores)}
    >
      <Borrador forma="usuario-nuevo" campos={SIN_CONTRASENA} />
      <Campos />
      <LineaDuda duda={duda} />
      <BotonEnviar
        block
        texto="Registrar Usuario"
        textoEnviando="Registrando usuario..."
        enviando={enviando}
      />
    </Formulario>
  );
}
