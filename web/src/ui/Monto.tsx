import { formatearPesos, type Centavos } from '@leal/domain';

type Props = {
  valor: Centavos;
  /** '+$120.00' in a list of what came in. */
  conSigno?: boolean;
  grande?: boolean;
  tono?: 'bien' | 'mal' | 'tenue';
};

/** Money, always in tabular figures: '$1,234.50'. No browser translates it. */
export function Monto({ valor, conSigno = false, grande = false, tono }: Props) {
  const clases = ['monto', grande && 'monto-grande', tono].filter(Boolean).join(' ');
  return (
    <span className={clases} translate="no">
      {`${conSigno && valor > 0 ? '+' : ''}${formatearPesos(valor)}`}
    </span>
  );
}
