import type { Corte } from '@leal/contract';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { NOMBRES_DE_CAJA } from '../campos/nombres-de-caja.ts';
import { debeLaOficina, textoDiferencia } from './textos.ts';

type Props = Pick<Corte, 'esperado' | 'contado' | 'diferencia'>;

/** The expected, the counted and the difference: rows of a list of facts. */
export const CifrasDeCorte = ({ esperado, contado, diferencia }: Props) => (
  <>
    <Dato nombre={NOMBRES_DE_CAJA.esperado}>
      <Monto valor={esperado} />
    </Dato>
    <Dato nombre={NOMBRES_DE_CAJA.contado}>
      <strong>
        <Monto valor={contado} />
      </strong>
    </Dato>
    <Dato nombre={NOMBRES_DE_CAJA.diferencia}>
      <strong>{textoDiferencia(diferencia, debeLaOficina(esperado))}</strong>
    </Dato>
  </>
);
