import type { CreditoDeRuta } from '@leal/contract';
import type { ReactNode } from 'react';
import { NOMBRES, OTROS_NOMBRES } from '../../../comun/campos/nombres.ts';
import { Monto } from '../../../ui/Monto.tsx';
import '../../../ui/panel/panel.css';
import { textoAvance, textoInteres } from '../../../comun/credito/textos.ts';
import { textoFecha } from '../../../comun/textos/textos.ts';

const Dato = ({ nombre, children }: { nombre: string; children: ReactNode }) => (
  <div>
    <dt>{nombre}</dt>
    <dd>{children}</dd>
  </div>
);

export const DatosTarjeta = ({ credito }: { credito: CreditoDeRuta }) => (
  <dl className="fichas tarjeta-datos">
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
);
