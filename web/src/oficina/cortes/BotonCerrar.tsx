import { Button } from 'antd';
import { abrirTarde } from '../dialogos/abrir-tarde.ts';
import type { Quien } from './DialogoCerrar.tsx';

/** Opens the count of their box. */
export const preguntarCierre = abrirTarde(async () => (await import('./DialogoCerrar.tsx')).preguntarCierre);

/** The button beside the name of somebody whose account is off, or who is away. */
export const BotonCerrar = (quien: Quien) => (
  <Button aria-label={`Contar la caja de ${quien.nombre}`} onClick={() => preguntarCierre(quien)}>
    Contar la caja
  </Button>
);
