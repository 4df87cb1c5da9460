import type { SolicitudDe } from '@leal/contract';
import { CERO } from '@leal/domain';
import { Form } from 'antd';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { escribirMonto, leerMonto } from '../../../lib/leer-monto.ts';
import { Borrador } from '../../../ui/formulario/Borrador.tsx';
import { EntradaMonto } from '../../../ui/formulario/EntradaMonto.tsx';
import { olvidarErrores } from '../../../ui/formulario/olvidar-errores.ts';
import { reglaMonto } from '../../../ui/formulario/regla-monto.ts';
import { cerrarBorrador } from '../../../ui/formulario/use-borrador.ts';
import { Monto } from '../../../ui/Monto.tsx';
import { Dato } from '../../../ui/panel/Dato.tsx';
import { Dicho } from '../../../comun/bandeja/Dicho.tsx';
import { ESTADO_REVISADA } from '../../../comun/solicitud/estados.ts';
import { QuienPide } from '../../../comun/bandeja/Quien.tsx';
import { Tarjeta } from '../../../comun/bandeja/Tarjeta.tsx';
import { Botones } from '../../../comun/decision/Botones.tsx';
import { CampoComentario } from '../../../comun/decision/CampoComentario.tsx';
import type { Sentido } from '../../../comun/decision/textos.ts';
import { preguntarEdicion } from './preguntar-edicion.tsx';

/** An amount to approve is read anew. */
const DICHO = ['comentario'];

type Valores = { monto_aprobado: string; comentario?: string };

/** The manager may approve another amount than the one asked for: it stands on the card, to be changed. */
export function EdicionPagoPendiente({ item }: { item: SolicitudDe<'edicion_pago'> }) {
  const [formulario] = Form.useForm<Valores>();
  const elegir = async (sentido: Sentido): Promise<void> => {
    // What does not count for a rejection cannot stand in its way.
    const valido = sentido === 'rechazar' || (await formulario.validateFields().catch(() => null)) !== null;
    if (!valido) return formulario.focusField('monto_aprobado');
    const { monto_aprobado, comentario = '' } = formulario.getFieldsValue();
    preguntarEdicion(item, sentido, {
      monto: leerMonto(monto_aprobado) ?? CERO,
      comentario,
      alLograr: () => cerrarBorrador(formulario),
    });
  };
  return (
    <Tarjeta
      nombre={item.nombre_cliente}
      id_credito={item.id_credito}
      senas={[item.negocio, item.direccion]}
      estado={ESTADO_REVISADA.pendiente}
      acciones={
        <Botones
          sobre={item.id_solicitud}
          nombre={comoSeLlama(item)}
          alElegir={(sentido) => void elegir(sentido)}
        />
      }
    >
      <dl className="datos">
        <Dato nombre="Monto original">
          <Monto valor={item.monto_pagado} />
        </Dato>
        <Dato nombre="Monto solicitado">
          <strong>
            <Monto valor={item.monto_nuevo} />
          </strong>
        </Dato>
        <QuienPide {...item} />
      </dl>
      <Dicho nombre="Motivo" texto={item.motivo} />
      <Form<Valores>
        form={formulario}
        name={item.id_solicitud}
        className="formulario"
        layout="vertical"
        requiredMark={false}
        initialValues={{ monto_aprobado: escribirMonto(item.monto_nuevo) }}
        validateTrigger="onBlur"
        onValuesChange={(cambiados) => olvidarErrores(formulario, cambiados)}
        onFinish={() => void elegir('aprobar')}
      >
        <Borrador forma={`decision:${item.id_solicitud}`} campos={DICHO} />
        <Form.Item name="monto_aprobado" label="Monto a modificar" rules={[reglaMonto('Monto inválido')]}>
          <EntradaMonto />
        </Form.Item>
        <CampoComentario etiqueta="Comentario" invitacion="Explica tu decisión..." />
      </Form>
    </Tarjeta>
  );
}
