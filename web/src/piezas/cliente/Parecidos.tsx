import './clientes.css';
import type { Parecido } from '@leal/contract';
import { Alert } from 'antd';
import { textoParecido } from './parecidos.ts';

/** The clients whom this person may be already: each sentence stands once, and in nobody's way. */
export const Parecidos = ({ parecidos }: { parecidos: readonly Parecido[] }) =>
  [...new Set(parecidos.map(textoParecido))].map((texto) => (
    <Alert key={texto} className="parecidos formulario-nota" type="warning" showIcon title={texto} />
  ));
