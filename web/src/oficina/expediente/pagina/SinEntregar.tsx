import type { CreditoDelExpediente } from '@leal/contract';
import type { ReactNode } from 'react';
import { textoFecha } from '../../../piezas/textos/textos.ts';
import { SiActua } from '../../../lib/sesion/solo-lectura.ts';
import { BotonConPorque } from '../../../ui/BotonConPorque.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { abrirPregunta } from '../../entregas/abrir-pregunta.ts';

const montoDe = ({ entrega, monto_solicitado }: CreditoDelExpediente) => entrega?.monto ?? monto_solicitado;
const conMonto = (credito: CreditoDelExpediente) => ({ ...credito, monto: montoDe(credito) });

type PropsPrestamo = { credito: CreditoDelExpediente; cuando: string; children: ReactNode };

const Prestamo = ({ credito, cuando, children }: PropsPrestamo) => (
  <li className="fila dobla aire-12 junto extremos">
    <p className="nota parte a-lo-ancho">
      <strong>
        <Monto valor={montoDe(credito)} />
      </strong>{' '}
      <span>{cuando}</span>
    </p>
    <SiActua>{children}</SiActua>
  </li>
);

type Props = { creditos: readonly CreditoDelExpediente[] };

/** Loans that were approved and are not in the client's hands; a manager may cancel one, or reads what stands against it. */
export function SinEntregar({ creditos }: Props) {
  const sin = creditos.filter(
    ({ entrega, estado_credito }) => entrega?.estado === 'por_entregar' && estado_credito === 'Aprobado',
  );
  if (sin.length === 0) return null;
  return (
    <Panel titulo="Por entregar">
      <ul className="lista-lisa pila">
        {sin.map((credito) => (
          <Prestamo
            key={credito.id_credito}
            credito={credito}
            cuando={`desde el ${textoFecha(credito.fecha_inicio)}`}
          >
            <BotonConPorque
              danger
              porque={credito.entrega?.no_se_cancela ?? null}
              onClick={() => abrirPregunta('cancelar', conMonto(credito))}
            >
              Cancelar crédito
            </BotonConPorque>
          </Prestamo>
        ))}
      </ul>
    </Panel>
  );
}

/** Loans that were handed over and on which nothing was paid: a manager may say that it never happened. */
export function SinPagos({ creditos }: Props) {
  const sin = creditos.filter(({ entrega }) => entrega?.se_puede_deshacer ?? entrega?.no_se_deshace);
  if (sin.length === 0) return null;
  return (
    <Panel titulo="Entregado, sin pagos">
      <ul className="lista-lisa pila">
        {sin.map((credito) => (
          <Prestamo
            key={credito.id_credito}
            credito={credito}
            cuando={`el ${textoFecha(credito.entrega?.fecha ?? null)}`}
          >
            <BotonConPorque
              porque={credito.entrega?.no_se_deshace ?? null}
              onClick={() => abrirPregunta('deshacer', conMonto(credito))}
            >
              No se entregó
            </BotonConPorque>
          </Prestamo>
        ))}
      </ul>
    </Panel>
  );
}
