import { CERO } from '@leal/domain';
import { Alert, Form } from 'antd';
import { useRef, useState } from 'react';
import { CREAR_GASTO } from '../../acciones/solicitud.ts';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { leerMonto } from '../../lib/leer-monto.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { LineaDuda } from '../../ui/dudas/LineaDuda.tsx';
import { Borrador } from '../../ui/formulario/Borrador.tsx';
import { BotonEnviar } from '../../ui/formulario/BotonEnviar.tsx';
import { EntradaMonto, reglaMonto } from '../../ui/formulario/EntradaMonto.tsx';
import { Formulario } from '../../ui/formulario/Formulario.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { CampoGasto } from './CampoGasto.tsx';

type Valores = { monto: string; motivo: string };

/** A request to spend (spec §5): both fields are required. A failure keeps what was typed. */
function FormularioGasto({ alCrear }: { alCrear: () => void }) {
  const [formulario] = Form.useForm<Valores>();
  const { id_usuario } = useUsuario();
  const { enviar, enviando, fallo, duda } = useEnvio(
    CREAR_GASTO,
    {},
    {
      formulario,
      alLograr: alCrear,
    },
  );
  const mandar = ({ monto, motivo }: Valores): Promise<void> =>
    enviar({ cuerpo: { monto: leerMonto(monto) ?? CERO, motivo: motivo.trim(), id_cobrador: id_usuario } });
  return (
    <Formulario<Valores>
      form={formulario}
      name="gasto"
      className="formulario"
      onFinish={(valores) => void mandar(valores)}
    >
      <Borrador forma="gasto" />
      <Form.Item name="monto" label={NOMBRES.monto} rules={[reglaMonto('Ingresa un monto válido')]}>
        <EntradaMonto size="large" />
      </Form.Item>
      <CampoGasto />
      <LineaDuda duda={duda} />
      {fallo.mensaje !== null && (
        <Alert
          className="formulario-nota"
          type="error"
          showIcon
          role="alert"
          title={fallo.titulo}
          description={fallo.mensaje}
        />
      )}
      <BotonEnviar block texto="Solicitar Gasto" enviando={enviando} />
    </Formulario>
  );
}

/** Each expense begins with an empty form; after sending, the focus goes to the panel's title. */
export function NuevoGasto() {
  const titulo = useRef<HTMLHeadingElement>(null);
  const [creados, setCreados] = useState(0);
  const crearOtro = () => {
    titulo.current?.focus({ preventScroll: true });
    setCreados((n) => n + 1);
  };
  return (
    <Panel titulo="Nuevo Gasto" subtitulo="Baja tu efectivo a entregar cuando se aprueba" refTitulo={titulo}>
      <FormularioGasto key={creados} alCrear={crearOtro} />
    </Panel>
  );
}
