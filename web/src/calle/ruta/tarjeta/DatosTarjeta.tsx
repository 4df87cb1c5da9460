import type { CreditoDeRuta } from '@leal/contract';
import { NOMBRES, OTROS_NOMBRES } from '../../../piezas/campos/nombres.ts';
import { textoAvance, textoInteres } from '../../../piezas/credito/textos.ts';
import { cuantos, textoFecha } from '../../../piezas/textos/textos.ts';
import { Monto } from '../../../ui/Monto.tsx';
import { DatoApilado } from '../../../ui/panel/Panel.tsx';

type Props = { credito: CreditoDeRuta; id: string };

/** The open part of a card: where, and the figures of the loan. */
export const DatosTarjeta = ({ credito, id }: Props) => (
  <div id={id} className="tarjeta-datos pila aire-4 chica">
    <p className="tenue parte">{credito.direccion}</p>
    <dl className="fichas grupo lineas-4">
      <DatoApilado nombre={OTROS_NOMBRES.prestado}>
        <Monto valor={credito.monto_solicitado} />
      </DatoApilado>
      <DatoApilado nombre={OTROS_NOMBRES.diario}>
        <Monto valor={credito.monto_diario} />
      </DatoApilado>
      <DatoApilado nombre={NOMBRES.interes}>{textoInteres(credito)}</DatoApilado>
      <DatoApilado nombre={NOMBRES.fecha_inicio}>{textoFecha(credito.fecha_inicio)}</DatoApilado>
      <DatoApilado nombre={OTROS_NOMBRES.vence}>{textoFecha(credito.fecha_vencimiento)}</DatoApilado>
      <DatoApilado nombre={OTROS_NOMBRES.avance}>{textoAvance(credito)}</DatoApilado>
    </dl>
    <p className="parte">{cuantos(credito.atrasos, 'atraso', 'atrasos')}</p>
  </div>
);
