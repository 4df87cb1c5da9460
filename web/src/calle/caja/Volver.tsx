import { ArrowLeftOutlined } from '@ant-design/icons';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';

/** The way back, before the title; what was typed on the screen is a draft by then. */
export const Volver = ({ camino, children }: { camino: string; children: string }) => (
  <BotonEnlace className="no-impreso" camino={camino} icon={<ArrowLeftOutlined aria-hidden />}>
    {children}
  </BotonEnlace>
);
