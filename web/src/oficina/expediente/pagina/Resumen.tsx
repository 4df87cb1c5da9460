import type { CreditoDelExpediente } from '@leal/contract';
import { formatearNumero } from '@leal/domain';
import { NOMBRES, OTROS_NOMBRES } from '../../../piezas/campos/nombres.ts';
import { textoAvance } from '../../../piezas/credito/textos.ts';
import { textoFecha } from '../../../piezas/textos/textos.ts';
import { Insignia } from '../../../ui/insignia/Insignia.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import { DatoApilado } from '../../../ui/panel/Panel.tsx';
import { estadoDe } from '../estados.ts';

type Props = { credito: CreditoDelExpediente };

/** The chosen credit's state, the balance loudest. */
export const Resumen = ({ credito }: Props) => (
  <dl className="panel expediente-resumen" aria-label="Crédito elegido">
    <DatoApilado nombre={NOMBRES.saldo}>
      <Monto valor={credito.saldo} grande />
    </DatoApilado>
    <DatoApilado nombre={NOMBRES.estado}>
      <Insignia {...estadoDe(credito)} />
    </DatoApilado>
    <DatoApilado nombre={NOMBRES.total_pagado}>
      <Monto valor={credito.total_pagado} /> <span className="tenue">de</span>{' '}
      <Monto valor={credito.monto_total} />
    </DatoApilado>
    <DatoApilado nombre={NOMBRES.monto_diario}>
      <Monto valor={credito.monto_diario} />
    </DatoApilado>
    <DatoApilado nombre={NOMBRES.atrasos}>{formatearNumero(credito.atrasos)}</DatoApilado>
    <DatoApilado nombre={OTROS_NOMBRES.avance}>{textoAvance(credito)}</DatoApilado>
    <DatoApilado nombre={OTROS_NOMBRES.vence}>{textoFecha(credito.fecha_vencimiento)}</DatoApilado>
  </dl>
);
