import { ExclamationCircleFilled } from '@ant-design/icons';
import { textoConciliacion } from './conciliacion.ts';
import type { Estadisticas } from './use-estadisticas.ts';

/** Under the figures, quietly: when they were last held against the ledger. Its lines are there from the start. */
export function LineaConciliacion({ datos }: { datos: Estadisticas | undefined }) {
  const { texto, aviso } = datos ? textoConciliacion(datos) : { texto: '\u00a0', aviso: false };
  return (
    <p className="gerencia-conciliacion">
      {aviso && <ExclamationCircleFilled aria-hidden />}
      <span className={aviso ? 'con-aviso' : undefined}>{texto}</span>
    </p>
  );
}
