import './clientes.css';
import type { Parecido } from '@leal/contract';
import { Alert } from 'antd';
import { textoParecido } from './parecidos.ts';

/** Whom somebody may be already: it is said, of those of whom the same is to be said once, and stands in nobody's way. */
export const Parecidos = ({ parecidos }: { parecidos: readonly Parecido[] }) =>
  [...new Set(parecidos.map(textoParecido))].map((texto) => (
    <Alert key={texto} className="parecidos formulario-nota" type="warning" showIcon title={texto} />
  ));
