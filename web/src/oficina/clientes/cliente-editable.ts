import type { Centavos, Llamado } from '@leal/domain';

/** A client whom a manager edits or deletes, from the list or from its page, and the open credit, if there is one. */
export type ClienteEditable = Llamado & {
  readonly id_cliente: string;
  readonly nombre: string;
  readonly id_credito: string | null;
  readonly saldo: Centavos;
};
