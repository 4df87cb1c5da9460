import { type Centavos, type Fecha, formatearFecha, formatearPesos } from '@leal/domain';

type Recibo = {
  readonly folio: string;
  readonly token: string;
  readonly monto: Centavos;
  readonly fecha: Fecha;
};

export const NO_ES_CFDI = 'No es un CFDI.';

/** The page that says to whoever has it whether the receipt stands. */
export const enlaceDe = ({ token }: Pick<Recibo, 'token'>, origen: string): string =>
  `${origen}/leal/comprobante/${token}`;

/** The text that is sent to the client: nothing of a person. */
export const textoDe = (recibo: Recibo, empresa: string | null, origen: string): string =>
  [
    `Comprobante de pago ${recibo.folio}`,
    ...(empresa === null ? [] : [empresa]),
    `${formatearPesos(recibo.monto)} · ${formatearFecha(recibo.fecha)}`,
    `Consulta si está vigente: ${enlaceDe(recibo, origen)}`,
    NO_ES_CFDI,
  ].join('\n');
