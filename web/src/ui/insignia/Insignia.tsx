import './insignia.css';
import { Tag } from 'antd';

export type Tono = 'espera' | 'bien' | 'mal' | 'neutro';

/** A state as its badge says it. */
export type Estado = { readonly texto: string; readonly tono: Tono };

/** The state of something, in a word; its colour says no more than the word does. */
export const Insignia = ({ texto, tono }: Estado) => (
  <Tag className="insignia tenido" data-tono={tono}>
    {texto}
  </Tag>
);
