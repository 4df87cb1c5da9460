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

type Props = { creditos: readonly CreditoDelExpediente[] };

type PropsPanel = Props & {
  titulo: string;
  cuando: (credito: CreditoDelExpediente) => string;
  accion: (credito: CreditoDelExpediente) => ReactNode;
};

const Prestamos = ({ titulo, creditos, cuando, accion }: PropsPanel) =>
  creditos.length > 0 && (
    <Panel titulo={titulo}>
      <ul className="lista-lisa pila">
        {creditos.map((credito) => (
          <li className="fila dobla aire-12 junto extremos" key={credito.id_credito}>
            <p className="nota parte a-lo-ancho">
              <strong>
                <Monto valor={montoDe(credito)} />
              </strong>{' '}
              <span>{cuando(credito)}</span>
            </p>
            <SiActua>{accion(credito)}</SiActua>
          </li>
        ))}
      </ul>
    </Panel>
  );

const cancelar = (credito: CreditoDelExpediente) => (
  <BotonConPorque
    danger
    porque={credito.entrega?.no_se_cancela ?? null}
    onClick={() => abrirPregunta('cancelar', conMonto(credito))}
  >
    Cancelar crédito
  </BotonConPorque>
);

/** Loans that were approved and are not in the client's hands; a manager may cancel one, or reads what stands against it. */
export const SinEntregar = ({ creditos }: Props) => (
  <Prestamos
    titulo="Por entregar"
    creditos={creditos.filter(
      ({ entrega, estado_credito }) => entrega?.estado === 'por_entregar' && estado_credito === 'Aprobado',
    )}
    cuando={({ fecha_inicio }) => `desde el ${textoFecha(fecha_inicio)}`}
    accion={cancelar}
  />
);

const deshacer = (credito: CreditoDelExpediente) => (
  <BotonConPorque
    porque={credito.entrega?.no_se_deshace ?? null}
    onClick={() => abrirPregunta('deshacer', conMonto(credito))}
  >
    No se entregó
  </BotonConPorque>
);

/** Loans that were handed over and on which nothing was paid: a manager may say that it never happened. */
export const SinPagos = ({ creditos }: Props) => (
  <Prestamos
    titulo="Entregado, sin pagos"
    creditos={creditos.filter(({ entrega }) => entrega?.se_puede_deshacer ?? entrega?.no_se_deshace)}
    cuando={({ entrega }) => `el ${textoFecha(entrega?.fecha ?? null)}`}
    accion={deshacer}
  />
);
