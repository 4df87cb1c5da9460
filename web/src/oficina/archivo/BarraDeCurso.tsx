import { formatearNumero } from '@leal/domain';
import { Alert, Progress } from 'antd';
import type { EnCurso } from './use-curso.ts';

const textoDe = ({ que, hechos, total }: EnCurso): string =>
  total === 0 ? `${que}…` : `${que}: ${formatearNumero(hechos)} de ${formatearNumero(total)}`;

/** How far something long is, or why it stopped. */
export function BarraDeCurso({ enCurso }: { enCurso: EnCurso | null }) {
  if (enCurso === null) return null;
  const { fallo, hechos, total } = enCurso;
  const texto = textoDe(enCurso);
  return (
    <div className="pila aire-8">
      <output className="nota">{texto}</output>
      {fallo === undefined ? (
        <Progress
          aria-label={texto}
          percent={total === 0 ? 0 : Math.floor((hechos / total) * 100)}
          showInfo={false}
          size="small"
        />
      ) : (
        <Alert type="error" title={fallo} />
      )}
    </div>
  );
}
