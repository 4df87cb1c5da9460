import { type CreditoPendiente, type Visto } from '@leal/contract';
import { calcularCredito } from '@leal/domain';
import { decidible } from '../acciones/decision.ts';
import { CREDITOS } from '../clases/creditos.ts';
import { NOMBRES, OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { preguntar } from '../pregunta/DialogoDecision.tsx';
import { ACCION, type Sentido } from '../pregunta/decision.ts';
import { CampoComentario } from '../pregunta/campos.tsx';
import { CostoDelPedido } from '../../piezas/legal/DatosCosto.tsx';
import { lecturaDeCredito } from '../../lib/visto/lecturas.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { Hechos } from '../../piezas/campos/Hechos.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

const { tomar } = decidible(CREDITOS);

/** The total that is owed, and the payment of each day. */
function CuentaDelCredito({ monto_solicitado, dias_pago, interes }: Visto<'credito'>) {
  const { monto_total, monto_diario } = calcularCredito(monto_solicitado, dias_pago);
  return (
    <>
      <Hechos de={{ interes }} campos={['interes']} />
      <Dato nombre={OTROS_NOMBRES.total_a_pagar}>
        <Monto valor={monto_total} />
      </Dato>
      <Dato nombre={NOMBRES.monto_diario}>
        <Monto valor={monto_diario} />
      </Dato>
    </>
  );
}

/** An approved credit starts the same day; the collector sees the comment of a rejection. */
export const preguntarCredito = (item: CreditoPendiente, sentido: Sentido): void =>
  preguntar<'credito'>({
    ...tomar(item, sentido),
    titulo: `${ACCION[sentido]} crédito`,
    lectura: lecturaDeCredito(item.id_credito),
    tarjeta: item,
    pregunta: ({ monto_solicitado, dias_pago, nombre }) => (
      <>
        ¿{ACCION[sentido]} el crédito de{' '}
        <strong>
          <Monto valor={monto_solicitado} />
        </strong>{' '}
        a {dias_pago} días de <Nombre de={nombre} />?{sentido === 'aprobar' && ' Empieza hoy.'}
      </>
    ),
    campos: (visto) => (
      <>
        <dl className="datos">
          <CuentaDelCredito {...visto} />
          <Hechos de={visto} campos={['negocio', 'direccion', 'telefono']} />
          {item.nombre_cobrador && <Dato nombre={NOMBRES.id_cobrador}>{item.nombre_cobrador}</Dato>}
          {sentido === 'aprobar' && (
            <CostoDelPedido pedido={{ monto: visto.monto_solicitado, plazo: visto.dias_pago }} />
          )}
        </dl>
        {sentido === 'rechazar' && <CampoComentario />}
      </>
    ),
    primerCampo: sentido === 'rechazar' ? 'comentario' : undefined,
  });
