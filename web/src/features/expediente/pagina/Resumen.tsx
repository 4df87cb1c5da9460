import type { CreditoDelExpediente } from '@leal/contract';
import { formatearNumero } from '@leal/domain';
import type { ReactNode } from 'react';
import { NOMBRES, OTROS_NOMBRES } from '../../../comun/campos/nombres.ts';
import { textoAvance } from '../../../comun/credito/textos.ts';
import { textoFecha } from '../../../comun/textos/textos.ts';
import { Insignia } from '../../../ui/insignia/Insignia.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import { estadoDe } from '../estados.ts';

const Cifra = ({ nombre, children }: { nombre: string; children: ReactNode }) => (
  <div>
    <dt>{nombre}</dt>
    <dd>{children}</dd>
  </div>
);

type Props = { credito: CreditoDelExpediente };

/** How the chosen credit stands, the balance loudest. */
export const Resumen = ({ credito }: Props) => (
  <dl className="panel expediente-resumen" aria-label="Crédito elegido">
    <Cifra nombre={NOMBRES.saldo}>
      <Monto valor={credito.saldo} grande />
    </Cifra>
    <Cifra nombre={NOMBRES.estado}>
      <Insignia {...estadoDe(credito)} />
    </Cifra>
    <Cifra nombre={NOMBRES.total_pagado}>
      <Monto valor={credito.total_pagado} /> <span className="expediente-de">de</span>{' '}
      <Monto valor={credito.monto_total} />
    </Cifra>
    <Cifra nombre={NOMBRES.monto_diario}>
      <Monto valor={credito.monto_diario} />
    </Cifra>
    <Cifra nombre={NOMBRES.atrasos}>{formatearNumero(credito.atrasos)}</Cifra>
    <Cifra nombre={OTROS_NOMBRES.avance}>{textoAvance(credito)}</Cifra>
    <Cifra nombre={OTROS_NOMBRES.vence}>{textoFecha(credito.fecha_vencimiento)}</Cifra>
  </dl>
);
