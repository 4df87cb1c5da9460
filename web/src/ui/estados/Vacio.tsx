import { Empty } from 'antd';
import type { ReactNode } from 'react';

type Props = { texto: string; children?: ReactNode };

/** Nothing to show, in the spec's words; `children` offers what can be done about it. */
export const Vacio = ({ texto, children }: Props) => (
  <Empty className="estado-vacio" image={Empty.PRESENTED_IMAGE_SIMPLE} description={texto}>
    {children}
  </Empty>
);
