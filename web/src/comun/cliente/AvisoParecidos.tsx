import type { Parecido } from '@leal/contract';
import { Alert } from 'antd';
import { textoParecido } from './parecidos.ts';

/** Whom somebody may be already: it is said, and stands in nobody's way. */
export const AvisoParecidos = ({ parecidos }: { parecidos: readonly Parecido[] }) =>
  parecidos.length > 0 && (
    <Alert
      className="parecidos"
      type="warning"
      showIcon
      title={parecidos.map(textoParecido).map((texto) => (
        <p key={texto}>{texto}</p>
      ))}
    />
  );
