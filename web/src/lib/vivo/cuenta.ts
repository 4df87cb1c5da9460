// The things that wait for a manager, counted by the server: in the menu, the tab's title and the dashboard.
import { cuentaDeBandeja } from '@leal/contract';
import type { ClasePorAprobar } from '@leal/domain';
import { clienteConsultas } from '../api/cliente-consultas.ts';
import { consultaDe, invalidar } from '../api/consultas.ts';
import { espaciar } from '../espaciar.ts';

/** A burst of news makes one count, at most so often. */
const CONTAR_MS = 2_000;

const { queryKey } = consultaDe(cuentaDeBandeja);

/** The count is made again, for all who show it. */
export const recuento = espaciar(() => void invalidar(cuentaDeBandeja), CONTAR_MS);

/** A list has just said how many transfers wait: the menu says the same, without another count. */
export function anotarTransferencias(transferencias: number): void {
  const updatedAt = clienteConsultas.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  clienteConsultas.setQueryData(queryKey, (cuenta) => cuenta && { ...cuenta, transferencias }, { updatedAt });
}

/**
 * A request of that kind waits no longer, by a decision of this page: the counters move with its row. A count that came after
 * the decision was sent may know of it already. The next count says it in any case.
 */
export function descontar(clase: ClasePorAprobar, enviadaEn: number): void {
  const contada = clienteConsultas.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  if (contada < enviadaEn)
    clienteConsultas.setQueryData(
      queryKey,
      (cuenta) =>
        cuenta && {
          ...cuenta,
          porAprobar: { ...cuenta.porAprobar, [clase]: Math.max(0, cuenta.porAprobar[clase] - 1) },
        },
      { updatedAt: contada },
    );
  recuento.llamar();
}
