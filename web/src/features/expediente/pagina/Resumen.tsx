import type { CreditoDelExpediente } from '@leal/contract';
import { formatearNumero } from '@leal/domain';
import { NOMBRES, OTROS_NOMBRES } from '../../../comun/campos/nombres.ts';
import { textoAvance } from '../../../comun/credito/textos.ts';
import { textoFecha } from '../../../comun/textos/textos.ts';
import { Insignia } from '../../../ui/insignia/Insignia.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import { Ficha } from '../../../ui/panel/Panel.tsx';
import { estadoDe } from '../estados.ts';

type Props = { credito: CreditoDelExpediente };

/** How the chosen credit stands, the balance loudest. */
export const Resumen = ({ credito }: Props) => (
  <dl className="panel expediente-resumen" aria-label="Crédito elegido">
    <Ficha nombre={NOMBRES.saldo}>
      <Monto valor={credito.saldo} grande />
    </Ficha>
    <Ficha nombre={NOMBRES.estado}>
      <Insignia {...estadoDe(credito)} />
    </Ficha>
    <Ficha nombre={NOMBRES.total_pagado}>
      <Monto valor={credito.total_pagado} /> <span className="expediente-de">de</span>{' '}
      <Monto valor={credito.monto_total} />
    </Ficha>
    <Ficha nombre={NOMBRES.monto_diario}>
      <Monto valor={credito.monto_diario} />
    </Ficha>
    <Ficha nombre={NOMBRES.atrasos}>{formatearNumero(credito.atrasos)}</Ficha>
    <Ficha nombre={OTROS_NOMBRES.avance}>{textoAvance(credito)}</Ficha>
    <Ficha nombre={OTROS_NOMBRES.vence}>{textoFecha(credito.fecha_vencimiento)}</Ficha>
  </dl>
);
