import type { RenglonListado } from '@leal/contract';
import { formatearFecha } from '@leal/domain';

/** A deposit in the bank's words: its day and reference, and below them what it says besides. */
export const DepositoDicho = ({ deposito }: { deposito: RenglonListado }) => (
  <div className="cede" translate="no">
    {[formatearFecha(deposito.fecha), deposito.referencia || 'Sin referencia', deposito.cuenta].join(' · ')}
    <div className="tenue menuda normal">{deposito.concepto}</div>
  </div>
);
