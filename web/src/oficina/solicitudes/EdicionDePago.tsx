import { type SolicitudDe, solicitudesEdicionPago } from '@leal/contract';
import { CERO } from '@leal/domain';
import { Form } from 'antd';
import { useEffect } from 'react';
import { DECISIONES } from '../acciones/decision.ts';
import { NOMBRES, OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { PantallaBandeja } from '../listas/PantallaBandeja.tsx';
import { Dicho, QuienDecide, QuienPide, Tarjeta } from '../../piezas/tarjetas/Tarjeta.tsx';
import { Botones } from '../pregunta/Botones.tsx';
import { CampoComentario } from '../pregunta/campos.tsx';
import type { Sentido } from '../pregunta/decision.ts';
import { ESTADO_REVISADA } from '../../piezas/solicitud/estados.ts';
import { TIPOS } from '../../piezas/solicitud/tipos.ts';
import { alCerrarSesion } from '../../lib/al-cerrar.ts';
import { escribirMonto, leerMonto } from '../../lib/leer-monto.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { Borrador } from '../../ui/formulario/Borrador.tsx';
import { EntradaMonto, reglaMonto } from '../../ui/formulario/EntradaMonto.tsx';
import { Formulario } from '../../ui/formulario/Formulario.tsx';
import { cerrarBorrador } from '../../ui/formulario/use-borrador.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { preguntarEdicion } from './preguntar-edicion.tsx';
import { useSolicitudes } from './use-solicitudes.ts';

/** The draft keeps the comment alone: an amount to approve is always the current one. */
const DICHO = ['comentario'];

/** Amounts that were typed and not decided, while the page lives: a desk's row closes, and leaves the sight. */
const tecleados = new Map<string, string>();
alCerrarSesion(() => tecleados.clear());

type Valores = { monto_aprobado: string; comentario?: string };

/** The manager may approve another amount than the requested one, in a field on the card. */
export function EdicionPagoPendiente({ item }: { item: SolicitudDe<'edicion_pago'> }) {
  const { id_solicitud } = item;
  const [formulario] = Form.useForm<Valores>();
  const escrito = Form.useWatch<string | undefined>('monto_aprobado', formulario);
  useEffect(() => {
    if (escrito !== undefined) tecleados.set(id_solicitud, escrito);
  }, [id_solicitud, escrito]);
  const elegir = async (sentido: Sentido): Promise<void> => {
    // A rejection does not use the amount, so an invalid one does not block it.
    const valido = sentido === 'rechazar' || (await formulario.validateFields().catch(() => null)) !== null;
    if (!valido) return formulario.focusField('monto_aprobado');
    const { monto_aprobado, comentario = '' } = formulario.getFieldsValue();
    preguntarEdicion(item, sentido, {
      monto: leerMonto(monto_aprobado) ?? CERO,
      comentario,
      alLograr: () => {
        tecleados.delete(id_solicitud);
        cerrarBorrador(formulario);
      },
    });
  };
  return (
    <Tarjeta
      nombre={item.nombre_cliente}
      id_cliente={item.id_cliente}
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
        <Dato nombre={OTROS_NOMBRES.monto_original}>
          <Monto valor={item.monto_pagado} />
        </Dato>
        <Dato nombre={NOMBRES.monto_solicitado}>
          <strong>
            <Monto valor={item.monto_nuevo} />
          </strong>
        </Dato>
        <QuienPide {...item} />
      </dl>
      <Dicho nombre={NOMBRES.motivo} texto={item.motivo} />
      <Formulario<Valores>
        form={formulario}
        name={item.id_solicitud}
        className="formulario"
        initialValues={{ monto_aprobado: tecleados.get(id_solicitud) ?? escribirMonto(item.monto_nuevo) }}
        onFinish={() => void elegir('aprobar')}
      >
        <Borrador forma={`decision:${item.id_solicitud}`} campos={DICHO} />
        <Form.Item name="monto_aprobado" label="Monto a modificar" rules={[reglaMonto('Monto inválido')]}>
          <EntradaMonto />
        </Form.Item>
        <CampoComentario etiqueta="Comentario" invitacion="Explica tu decisión..." />
      </Formulario>
    </Tarjeta>
  );
}

const EdicionPagoResuelta = ({ item }: { item: SolicitudDe<'edicion_pago'> }) => (
  <Tarjeta
    nombre={item.nombre_cliente}
    id_cliente={item.id_cliente}
    id_credito={item.id_credito}
    senas={[item.negocio, item.direccion]}
    estado={ESTADO_REVISADA[item.estado]}
  >
    <dl className="datos">
      <Dato nombre={OTROS_NOMBRES.monto_original}>
        <Monto valor={item.monto_pagado} />
      </Dato>
      <Dato nombre={NOMBRES.monto_solicitado}>
        <Monto valor={item.monto_nuevo} />
      </Dato>
      {item.monto_aprobado !== null && (
        <Dato nombre={NOMBRES.monto_aprobado}>
          <strong>
            <Monto valor={item.monto_aprobado} />
          </strong>
        </Dato>
      )}
      <QuienPide {...item} />
      <QuienDecide {...item} />
    </dl>
    <Dicho nombre={NOMBRES.motivo} texto={item.motivo} />
    <Dicho nombre={NOMBRES.comentario} texto={item.comentario} />
  </Tarjeta>
);

/** Spec §2, 'Payment edit requests'. */
export const PantallaEdicionPago = () => (
  <PantallaBandeja
    titulo={TIPOS.edicion_pago.pantalla.titulo}
    nota="Un cobrador pide otro monto para un pago ya registrado"
    clase="edicion_pago"
    llamadas={DECISIONES.edicion_pago.llamadas}
    Pendiente={EdicionPagoPendiente}
    Resuelta={EdicionPagoResuelta}
    vaciaPendientes={{ titulo: '¡Excelente!', texto: 'No hay solicitudes de edición pendientes' }}
    {...useSolicitudes(solicitudesEdicionPago)}
  />
);
