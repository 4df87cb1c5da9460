import type { ConvenioDicho } from '@leal/contract';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';
import type { CreditoConConvenio } from './marcha.ts';

export const escribirConvenio = (credito: CreditoConConvenio): Promise<void> =>
  traerDialogo(
    () => import('./DialogoConvenio.tsx'),
    ({ abrirConvenio }) => abrirConvenio(credito),
  );

export const dejarConvenio = (credito: CreditoConConvenio, convenio: ConvenioDicho): Promise<void> =>
  traerDialogo(
    () => import('./DialogoCancelar.tsx'),
    ({ preguntarCancelar }) => preguntarCancelar(credito, convenio),
    { seEscribe: true },
  );
