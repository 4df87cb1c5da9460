import type { CreditoDeRuta } from '@leal/contract';

type Accion = (credito: CreditoDeRuta) => void;

/** What a card offers; an action that is absent has no button (spec §2: approve, reject 'only when shown'). */
export type AccionesRuta = {
  readonly pagar?: Accion;
  readonly atrasar?: Accion;
  readonly editar?: Accion;
  readonly aprobar?: Accion;
  readonly rechazar?: Accion;
};
