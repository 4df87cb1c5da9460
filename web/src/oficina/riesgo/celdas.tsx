import type { Centavos } from '@leal/domain';
import { SIN_DATO } from '../../piezas/textos/textos.ts';
import { Monto } from '../../ui/Monto.tsx';
import { textoClientes, textoParte } from './textos.ts';

type Parte = { readonly saldo: Centavos; readonly clientes: number };

/** An amount, and below it how many clients owe it. */
export const ConClientes = ({ de: { saldo, clientes } }: { de: Parte }) => (
  <span>
    <Monto valor={saldo} />{' '}
    <span className="en-bloque tenue menuda normal">{`de ${textoClientes(clientes)}`}</span>
  </span>
);

/**
 * The per cent, and below it the amount and the clients that are so much: in two lines where columns stand side by
 * side. Of nothing there is no part.
 */
export const LaParte = ({ en }: { en: (Parte & { readonly porcentaje: number | null }) | undefined }) =>
  en && en.porcentaje !== null ? (
    <span>
      <strong>{textoParte(en.porcentaje)}</strong>{' '}
      <span className="en-bloque tenue menuda normal">
        <Monto valor={en.saldo} /> <br className="con-lugar" />
        <span className="entera">{`de ${textoClientes(en.clientes)}`}</span>
      </span>
    </span>
  ) : (
    SIN_DATO
  );
