import './clientes.css';
import type { Parecido } from '@leal/contract';
import { Alert } from 'antd';
import { textoParecido } from './parecidos.ts';

/** Names whom somebody may be already, and stands in nobody's way. */
export const AvisoParecidos = ({ parecidos }: { parecidos: readonly Parecido[] }) =>
  parecidos
    .map(textoParecido)
    .map((texto) => <Alert key={texto} className="parecidos" type="warning" showIcon title={texto} />);
