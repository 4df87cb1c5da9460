import type { TransferenciaListada } from '@leal/contract';
import {
  DIAS_DE_REFERENCIA,
  type EstadoEnBanco,
  formatearFecha,
  formatearPesos,
  type SinCorreccion,
} from '@leal/domain';
import type { ReactNode } from 'react';
import { conMinuscula, cuantos } from '../../piezas/textos/textos.ts';
import { Explica } from '../../ui/cifras/QueEs.tsx';
import { YA_NO_SE_CORRIGE } from './perdidas.ts';

type Fila = TransferenciaListada;
type Senal = { readonly texto: string; readonly regla: string };

/** What the bank has seen of a transfer, in words. */
export const EN_BANCO: Readonly<Record<EstadoEnBanco, string>> = {
  por_confirmar: 'por confirmar',
  vista: 'vista en el banco',
  no_esta: 'no llegó',
};

/** Correcting a payment opens a credit that was paid off again. */
const NO_SE_ABRE: Readonly<Record<SinCorreccion, string>> = {
  renovado: 'Una renovación liquidó su crédito: los pagos de un crédito renovado ya no se corrigen.',
  cliente_eliminado: 'Su crédito está liquidado y su cliente fue eliminado: sus pagos ya no se corrigen.',
  otro_credito:
    'Su crédito está liquidado y su cliente tiene otro abierto: mientras lo tenga, sus pagos no se corrigen.',
};

function deSinCorreccion({ sin_correccion: porque, perdida, estado }: Fila): Senal[] {
  if (porque === undefined)
    return perdida
      ? [
          {
            texto: 'Pérdida: ya se puede corregir',
            regla:
              'No está en el banco, y su pago no se podía corregir cuando se vio. Al corregirlo deja de ser pérdida.',
          },
        ]
      : [];
  const [texto, regla] = [YA_NO_SE_CORRIGE[porque], NO_SE_ABRE[porque]];
  if (perdida) return [{ texto: `Pérdida: ${conMinuscula(texto)}`, regla: `No está en el banco. ${regla}` }];
  return estado === 'no_esta'
    ? [
        {
          texto,
          regla: `${regla} Si ya no va a llegar, déjala por confirmar y márcala otra vez: queda como pérdida.`,
        },
      ]
    : [{ texto, regla: `${regla} Si no llega, queda como pérdida.` }];
}

const deEspera = ({ sin_confirmar_dias: dias, sin_confirmar_habiles: habiles }: Fila): Senal[] =>
  dias === undefined || habiles === undefined
    ? []
    : [
        {
          texto: `Sin confirmar desde hace ${cuantos(dias, 'día', 'días')}`,
          regla: `Se registró hace más de ${cuantos(habiles, 'día hábil', 'días hábiles')}: de lunes a viernes, sin los días sin cobro.`,
        },
      ];

type Otra = NonNullable<Fila['misma_referencia']>[number];
/** Its collector is named where that is somebody else. */
const laOtra = (otra: Otra, { nombre_cobrador }: Fila): string => {
  const { nombre_cliente, monto, fecha, estado } = otra;
  const deQuien = otra.nombre_cobrador === nombre_cobrador ? '' : `, de ${otra.nombre_cobrador}`;
  return `${nombre_cliente}, ${formatearPesos(monto)} del ${formatearFecha(fecha)}${deQuien} (${EN_BANCO[estado]})`;
};

const deReferencia = (fila: Fila, otras = fila.misma_referencia ?? []): Senal[] =>
  otras.length === 0
    ? []
    : [
        {
          texto: `Misma referencia que ${otras.map((otra) => laOtra(otra, fila)).join('; ')}`,
          regla: `Tienen la misma referencia, sin contar espacios, signos ni ceros al principio, y son de los últimos ${DIAS_DE_REFERENCIA} días.`,
        },
      ];

/** The rule of a signal. */
export const Regla = ({ de, regla }: { de: string; regla: string }) => (
  <Explica nombre={`Por qué se dice: ${de}`} texto={regla} />
);

/** A long signal would take the room of the other columns. */
const NO_ENSANCHA = { width: 208, minWidth: '100%' } as const;

/** What should be looked at of a transfer, below what it says. */
export const ConSenales = ({ fila, children }: { fila: Fila; children: ReactNode }) => (
  <>
    {children}
    {[deSinCorreccion, deEspera, deReferencia]
      .flatMap((de) => de(fila))
      .map(({ texto, regla }) => (
        <span key={texto} className="fila aire-4 menuda" style={NO_ENSANCHA}>
          <strong className="mal crece">{texto}</strong>
          <Regla de={texto} regla={regla} />
        </span>
      ))}
  </>
);
