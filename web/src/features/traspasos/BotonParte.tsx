import { Button } from 'antd';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';

const abrir = (): Promise<void> =>
  traerDialogo(
    () => import('./DialogoParte.tsx'),
    ({ abrirParte }) => abrirParte(),
  );

/** A part of the day's cash, before the cut. */
export const BotonParte = () => (
  <Button className="encabezado-accion" onClick={() => void abrir()}>
    Entregar una parte
  </Button>
);
