import type { CreditoElegible } from '@leal/contract';
import { Button } from 'antd';
import { useRef } from 'react';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { traerDialogo } from '../../../ui/dialogos/traer-dialogo.ts';
import { useRelevoDeFoco } from '../../../ui/encabezado/use-relevo-de-foco.ts';

/** Its code comes when somebody asks for it. */
const pedir = (credito: CreditoElegible): Promise<void> =>
  traerDialogo(
    () => import('./DialogoRenovacion.tsx'),
    ({ abrirRenovacion }) => abrirRenovacion(credito),
  );

const nombreDelCliente = (boton: HTMLElement) => boton.closest('article')?.querySelector<HTMLElement>('h2 a');

/** Once it was asked for the button is gone: the keyboard goes on from the client's name. */
export function BotonRenovar({ credito }: { credito: CreditoElegible }) {
  const boton = useRef<HTMLButtonElement>(null);
  useRelevoDeFoco(boton, nombreDelCliente);
  return (
    <Button
      ref={boton}
      type="primary"
      block
      aria-label={`Solicitar Renovación de ${comoSeLlama(credito)}`}
      onClick={() => void pedir(credito)}
    >
      Solicitar Renovación
    </Button>
  );
}
