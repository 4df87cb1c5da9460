/** A payment as its client reads it; without a transfer, it is cash. */
export type Pagado = {
  readonly transferencia?: { readonly banco?: 'vista' | 'no_esta' | undefined } | undefined;
};

/** Whether it came by a transfer that the office has not seen in the bank. */
export const porConfirmar = ({ transferencia }: Pagado): boolean =>
  transferencia !== undefined && transferencia.banco !== 'vista';

/** Its form in the client's papers: 'Transferencia, por confirmar' until the bank has it; null for cash. */
export function textoParaCliente(pago: Pagado): string | null {
  if (pago.transferencia === undefined) return null;
  return porConfirmar(pago) ? 'Transferencia, por confirmar' : 'Transferencia';
}
