import { type SolicitudDe, type Visto } from '@leal/contract';
import { type Centavos } from '@leal/domain';
import { decidible } from '../acciones/decision.ts';
import { EDICION_PAGO } from '../clases/edicion-pago.ts';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { comoQueda } from '../../piezas/solicitud/forma.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { lecturaDeSolicitud } from '../../lib/visto/lecturas.ts';
import { FormaDePago, formaActual } from './FormaDePago.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { preguntar } from '../pregunta/DialogoDecision.tsx';
import { ACCION, conComentario, type Sentido } from '../pregunta/decision.ts';
import { Nombre } from '../../ui/Nombre.tsx';

const { tomar } = decidible(EDICION_PAGO);

type Dicho = {
  readonly monto: Centavos;
  readonly comentario: string;
  readonly alLograr: () => void;
};
type Edicion = SolicitudDe<'edicion_pago'>;

const textoDe = (item: Edicion, { monto_actual }: Visto<'edicion_pago'>, sentido: Sentido, monto: Centavos) =>
  sentido === 'aprobar' ? (
    <>
      ¿Aprobar que el pago de <Monto valor={monto_actual} /> de <Nombre de={comoSeLlama(item)} /> quede en{' '}
      <strong>
        <Monto valor={monto} />
        {comoQueda(item) !== null && ` ${comoQueda(item)}`}
      </strong>
      ?
    </>
  ) : (
    <>
      ¿Rechazar la edición? El pago de <Nombre de={comoSeLlama(item)} /> queda en{' '}
      <Monto valor={monto_actual} />.
    </>
  );

/** Amount and comment are on the card already; the question says what will happen. */
export const preguntarEdicion = (
  item: Edicion,
  sentido: Sentido,
  { monto, comentario, alLograr }: Dicho,
): void =>
  preguntar<'edicion_pago'>({
    ...tomar(item, sentido),
    titulo: `${ACCION[sentido]} edición de pago`,
    lectura: lecturaDeSolicitud('edicion_pago', item, {}),
    tarjeta: { monto_actual: item.monto_pagado, monto_nuevo: item.monto_nuevo, ...formaActual(item) },
    pregunta: (visto) => textoDe(item, visto, sentido, monto),
    campos: (visto) => (
      <dl className="datos">
        <Dato nombre={NOMBRES.monto_solicitado}>
          <Monto valor={visto.monto_nuevo} />
        </Dato>
        <FormaDePago de={item} />
        {comentario.trim() !== '' && <Dato nombre={NOMBRES.comentario}>{comentario}</Dato>}
      </dl>
    ),
    dicho: { ...(sentido === 'aprobar' && { monto_aprobado: monto }), ...conComentario(comentario) },
    alLograr,
  });
