import type { SolicitudDe } from '@leal/contract';
import { CERO } from '@leal/domain';
import { Form } from 'antd';
import { useEffect } from 'react';
import { NOMBRES, OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { CampoComentario } from '../pregunta/campos.tsx';
import type { Sentido } from '../pregunta/decision.ts';
import { ESTADO_REVISADA } from '../../piezas/solicitud/estados.ts';
import { alCerrarSesion } from '../../lib/al-cerrar.ts';
import { escribirMonto, leerMonto } from '../../lib/leer-monto.ts';
import { SiActua } from '../../lib/sesion/solo-lectura.ts';
import { Borrador } from '../../ui/formulario/Borrador.tsx';
import { EntradaMonto, reglaMonto } from '../../ui/formulario/EntradaMonto.tsx';
import { Formulario } from '../../ui/formulario/Formulario.tsx';
import { cerrarBorrador } from '../../ui/formulario/use-borrador.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { EDICION_PAGO } from '../clases/edicion-pago.ts';
import { PantallaDeTipo } from './PantallaDeTipo.tsx';
import { preguntarEdicion } from './preguntar-edicion.tsx';
import { espera, TarjetaSolicitud } from './TarjetaSolicitud.tsx';

/** The draft keeps the comment alone: an amount to approve is always the current one. */
const DICHO = ['comentario'];

/** Amounts that were typed and not decided, while the page lives: a desk's row closes, and leaves the sight. */
const tecleados = new Map<string, string>();
alCerrarSesion(() => tecleados.clear());

type Valores = { monto_aprobado: string; comentario?: string };

type Edicion = SolicitudDe<'edicion_pago'>;

/** The amount that stands after the decision is the one to be read. */
const Montos = ({ item }: { item: Edicion }) => {
  const { monto_pagado, monto_nuevo, monto_aprobado } = item;
  const nuevo = <Monto valor={monto_nuevo} />;
  return (
    <>
      <Dato nombre={OTROS_NOMBRES.monto_original}>
        <Monto valor={monto_pagado} />
      </Dato>
      <Dato nombre={NOMBRES.monto_solicitado}>{espera(item) ? <strong>{nuevo}</strong> : nuevo}</Dato>
      {monto_aprobado !== null && (
        <Dato nombre={NOMBRES.monto_aprobado}>
          <strong>
            <Monto valor={monto_aprobado} />
          </strong>
        </Dato>
      )}
    </>
  );
};

/** The manager may approve another amount than the requested one, in a field on the card. */
export function TarjetaEdicionPago({ item }: { item: Edicion }) {
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
    <TarjetaSolicitud
      item={item}
      estado={ESTADO_REVISADA[item.estado]}
      alElegir={(sentido) => void elegir(sentido)}
      datos={<Montos item={item} />}
    >
      {espera(item) && (
        <SiActua>
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
        </SiActua>
      )}
    </TarjetaSolicitud>
  );
}

/** Spec §2, 'Payment edit requests'. */
export const PantallaEdicionPago = () => (
  <PantallaDeTipo
    clase={EDICION_PAGO}
    nota="Un cobrador pide otro monto para un pago ya registrado"
    Tarjeta={TarjetaEdicionPago}
    vacia={{ titulo: '¡Excelente!', texto: 'No hay solicitudes de edición pendientes' }}
  />
);
