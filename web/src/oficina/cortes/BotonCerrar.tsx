import { Button } from 'antd';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';
import type { Quien } from './DialogoCerrar.tsx';

const preguntar = (quien: Quien): Promise<void> =>
  traerDialogo(
    () => import('./DialogoCerrar.tsx'),
    ({ preguntarCierre }) => preguntarCierre(quien),
  );

/** The button beside the name of somebody whose account is off, or who is away. */
export const BotonCerrar = (quien: Quien) => (
  <Button aria-label={`Contar la caja de ${quien.nombre}`} onClick={() => void preguntar(quien)}>
    Contar la caja
  </Button>
);
