import type { Credito } from '@leal/contract';
import type { ReactNode } from 'react';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { NOMBRES, OTROS_NOMBRES } from '../campos/nombres.ts';
import { textoFecha } from '../textos/textos.ts';
import { textoInteres } from './textos.ts';

type Prestado = Pick<
  Credito,
  | 'monto_solicitado'
  | 'interes'
  | 'dias_pago'
  | 'monto_total'
  | 'monto_diario'
  | 'fecha_inicio'
  | 'fecha_vencimiento'
>;

/** The loan and its terms, the same on screens and papers; `children`: its costs, before the total. */
export const FilasPrestamo = ({ credito, children }: { credito: Prestado; children?: ReactNode }) => (
  <>
    <Dato nombre={OTROS_NOMBRES.monto_prestado}>
      <Monto valor={credito.monto_solicitado} />
    </Dato>
    <Dato nombre={OTROS_NOMBRES.interes_y_plazo}>{textoInteres(credito)}</Dato>
    {children}
    <Dato nombre={OTROS_NOMBRES.total_a_pagar}>
      <Monto valor={credito.monto_total} />
    </Dato>
    <Dato nombre={NOMBRES.monto_diario}>
      <Monto valor={credito.monto_diario} />
    </Dato>
    <Dato nombre={NOMBRES.fecha_inicio}>{textoFecha(credito.fecha_inicio)}</Dato>
    <Dato nombre={NOMBRES.fecha_vencimiento}>{textoFecha(credito.fecha_vencimiento)}</Dato>
  </>
);
