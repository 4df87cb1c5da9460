import { Button } from 'antd';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';
import type { ClaseDeParte } from './DialogoParte.tsx';

const abrir = (clase: ClaseDeParte): Promise<void> =>
  traerDialogo(
    () => import('./DialogoParte.tsx'),
    ({ abrirParte }) => abrirParte(clase),
  );

/** A part of the day's cash, before the cut. */
export const BotonParte = () => <Button onClick={() => void abrir('parte')}>Entregar una parte</Button>;

/** Cash that the office is asked for. */
export const BotonPedir = () => <Button onClick={() => void abrir('pedido')}>Pedir fondo</Button>;
