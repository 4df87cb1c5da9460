import type { Centavos } from '@leal/domain';
import { OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import type { Entrega } from '../../piezas/credito/entrega.ts';

type Props = { saldo: Centavos | undefined; entrega: Entrega };

const FALTA = '—';

function Entregado({ entrega }: Pick<Props, 'entrega'>) {
  if (entrega.tipo === 'falta') return FALTA;
  if (entrega.tipo === 'corta') return <span className="mal">No cubre el saldo</span>;
  return (
    <strong>
      <Monto valor={entrega.entregado} />
    </strong>
  );
}

/** The rest of the old credit, and what the client gets in the hand. */
export const DatosEntrega = ({ saldo, entrega }: Props) => (
  <>
    <Dato nombre={OTROS_NOMBRES.saldo_anterior_de}>
      {saldo === undefined ? FALTA : <Monto valor={saldo} />}
    </Dato>
    <Dato nombre={OTROS_NOMBRES.se_entrega}>
      <Entregado entrega={entrega} />
    </Dato>
  </>
);
