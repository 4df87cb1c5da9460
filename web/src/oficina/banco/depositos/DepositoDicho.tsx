import type { RenglonListado } from '@leal/contract';
import { formatearFecha, formatearPesos } from '@leal/domain';

type Props = {
  deposito: RenglonListado;
  /** Its amount is not the one beside it. */
  conMonto?: boolean;
};

/** A deposit in the bank's words: its day and reference, and below them what it says besides. */
export const DepositoDicho = ({ deposito, conMonto = false }: Props) => (
  <div className="cede" translate="no">
    {[
      ...(conMonto ? [formatearPesos(deposito.monto)] : []),
      formatearFecha(deposito.fecha),
      deposito.referencia || 'Sin referencia',
      deposito.cuenta,
    ].join(' · ')}
    <div className="tenue menuda normal">{deposito.concepto}</div>
  </div>
);
