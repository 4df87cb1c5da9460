import '../../../ui/formulario/formulario.css';
import { Form } from 'antd';
import { REGISTRAR_USUARIO } from '../../../acciones/usuario.ts';
import { alertar } from '../../../ui/dialogos/almacen.ts';
import { LineaDuda } from '../../../ui/dudas/LineaDuda.tsx';
import { Borrador } from '../../../ui/formulario/Borrador.tsx';
import { BotonEnviar } from '../../../ui/formulario/BotonEnviar.tsx';
import { Formulario } from '../../../ui/formulario/Formulario.tsx';
import { BORRADOR, CamposDeRegistro } from './CamposDeRegistro.tsx';
import { type UsuarioNuevo, useRegistro } from './use-registro.ts';

/** The form 'Register user' (spec §2). While an outcome is unknown nothing else can be sent. */
export function FormularioUsuario() {
  const [formulario] = Form.useForm<UsuarioNuevo>();
  const { registrar, enviando, duda } = useRegistro(formulario, {
    alLograr: () => formulario.focusField('nombre'),
    alFallar: async ({ mensaje, campo }) => {
      await alertar({ tipo: 'error', titulo: REGISTRAR_USUARIO.fallo, contenido: mensaje });
      if (campo !== null) formulario.scrollToField(campo);
    },
  });
  return (
    <Formulario<UsuarioNuevo>
      form={formulario}
      name="usuario"
      className="formulario"
      disabled={duda !== undefined}
      onFinish={(valores) => void registrar(valores)}
    >
      <Borrador {...BORRADOR} />
      <CamposDeRegistro />
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
