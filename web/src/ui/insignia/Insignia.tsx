import './insignia.css';
import { Tag } from 'antd';

export type Tono = 'espera' | 'bien' | 'mal' | 'neutro';

type Props = { texto: string; tono: Tono };

/** The state of something, in a word; its colour says no more than the word does. */
export const Insignia = ({ texto, tono }: Props) => (
  <Tag className="insignia" data-tono={tono}>
    {texto}
  </Tag>
);
