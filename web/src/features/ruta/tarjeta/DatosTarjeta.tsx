import '../../../ui/panel/panel.css';
import type { CreditoDeRuta } from '@leal/contract';
import type { ReactNode } from 'react';
import { NOMBRES, OTROS_NOMBRES } from '../../../comun/campos/nombres.ts';
import { textoAvance, textoInteres } from '../../../comun/credito/textos.ts';
import { cuantos, textoFecha } from '../../../comun/textos/textos.ts';
import { Monto } from '../../../ui/Monto.tsx';

const Dato = ({ nombre, children }: { nombre: string; children: ReactNode }) => (
  <div>
    <dt>{nombre}</dt>
    <dd>{children}</dd>
  </div>
);

type Props = { credito: CreditoDeRuta; id: string };

/** What a card shows when it is open: where, and the figures of the loan. */
export const DatosTarjeta = ({ credito, id }: Props) => (
  <div id={id} className="tarjeta-datos">
    <p className="tarjeta-tenue">{credito.direccion}</p>
    <dl className="fichas">
      <Dato nombre={OTROS_NOMBRES.prestado}>
        <Monto valor={credito.monto_solicitado} />
      </Dato>
      <Dato nombre={OTROS_NOMBRES.diario}>
        <Monto valor={credito.monto_diario} />
      </Dato>
      <Dato nombre={NOMBRES.interes}>{textoInteres(credito)}</Dato>
      <Dato nombre={NOMBRES.fecha_inicio}>{textoFecha(credito.fecha_inicio)}</Dato>
      <Dato nombre={OTROS_NOMBRES.vence}>{textoFecha(credito.fecha_vencimiento)}</Dato>
      <Dato nombre={OTROS_NOMBRES.avance}>{textoAvance(credito)}</Dato>
    </dl>
    <p>{cuantos(credito.atrasos, 'atraso', 'atrasos')}</p>
  </div>
);
