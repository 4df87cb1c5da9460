import {
  type Centavos,
  type Fecha,
  fechaLocal,
  formatearFecha,
  formatearHora,
  formatearPesos,
} from '@leal/domain';
import type { CuentaDelPago } from './cuenta.ts';

export type ReciboPintado = {
  readonly token: string;
  readonly folio: string;
  readonly monto: Centavos;
  readonly fecha: Fecha;
  /** 'HH:MM' of the tap. */
  readonly hora: string;
  readonly enlace: string;
  readonly empresa: string | null;
  /** The way in which the client finds the lender: the owner's telephone, mostly. */
  readonly contacto: string | null;
  /** The names of the client who paid, and of the collector who took it. */
  readonly cliente: string;
  readonly cobrador: string;
  /** 'Transferencia, por confirmar'; null for cash, which no receipt names. */
  readonly forma: string | null;
  readonly cuenta: CuentaDelPago | 'por_aplicar' | null;
};

export const NO_ES_CFDI = 'No es un CFDI.';

/** The page that says to whoever has it whether the receipt stands. */
export const enlaceDe = ({ token }: Pick<ReciboPintado, 'token'>, origen: string): string =>
  `${origen}/leal/comprobante/${token}`;

/** '18/11/2026 11:03' */
export const cuandoDe = ({ fecha, hora }: Pick<ReciboPintado, 'fecha' | 'hora'>): string =>
  `${formatearFecha(fecha)} ${hora}`;

/** 'Abono 7 de 30': as many daily amounts are covered whole. */
const abonoDe = ({ cubiertos, de }: CuentaDelPago): string =>
  cubiertos === 0 ? `A cuenta del abono 1 de ${de}` : `Abono ${cubiertos} de ${de}`;

/** The time of the account, and the phone as its source as long as the office has not said it. */
function alDe({ cuando, segunTelefono }: CuentaDelPago): string {
  const instante = new Date(cuando);
  const hora = formatearHora(instante);
  return segunTelefono
    ? `según este teléfono, a las ${hora}`
    : `al ${cuandoDe({ fecha: fechaLocal(instante), hora })}`;
}

function cuentaEscrita(cuenta: ReciboPintado['cuenta']): string[] {
  if (cuenta === null) return [];
  if (cuenta === 'por_aplicar') return ['Por aplicar: falta que la oficina lo apruebe.'];
  return [abonoDe(cuenta), `Resta ${formatearPesos(cuenta.resta)} ${alDe(cuenta)}`];
}

const siHay = (texto: string | null): string[] => (texto === null ? [] : [texto]);

/** The lines that are for whoever paid: on the sheet, on paper, in the picture and in the message. */
export const renglonesDe = ({
  cliente,
  cobrador,
  forma,
  cuenta,
}: Pick<ReciboPintado, 'cliente' | 'cobrador' | 'forma' | 'cuenta'>): string[] => [
  `Pagó: ${cliente}`,
  ...siHay(forma),
  ...cuentaEscrita(cuenta),
  `Cobró: ${cobrador}`,
];

/** The lender's name and contact, as far as the owner has said them. */
export const membreteDe = ({ empresa, contacto }: Pick<ReciboPintado, 'empresa' | 'contacto'>): string[] => [
  ...siHay(empresa),
  ...siHay(contacto),
];

/** The letters of a narrow roll's line, and the lines for which its usual page has room. */
const LETRAS_DE_LINEA = 24;
const LINEAS = 11;

/** The receipt's names need a longer page. */
export const esLargo = (recibo: ReciboPintado): boolean =>
  [...membreteDe(recibo), ...renglonesDe(recibo)]
    .map((renglon) => Math.ceil(renglon.length / LETRAS_DE_LINEA))
    .reduce((suma, lineas) => suma + lineas, 0) > LINEAS;

/** The message to the client. A person who has its link without this text reads no name. */
export const textoDe = (recibo: ReciboPintado): string =>
  [
    `Comprobante de pago ${recibo.folio}`,
    ...membreteDe(recibo),
    `${formatearPesos(recibo.monto)} · ${cuandoDe(recibo)}`,
    ...renglonesDe(recibo),
    `Consulta si está vigente: ${recibo.enlace}`,
    NO_ES_CFDI,
  ].join('\n');
