import { ArrowLeftOutlined } from '@ant-design/icons';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';

type Props = { camino: string; children: string };

/** The way back, before the title; what was typed on the screen is a draft by then. */
export const Volver = ({ camino, children }: Props) => (
  <BotonEnlace className="no-impreso" camino={camino} icon={<ArrowLeftOutlined aria-hidden />}>
    {children}
  </BotonEnlace>
);
