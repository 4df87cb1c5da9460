import type { CreditoDeRuta } from '@leal/contract';
import {
  type Centavos,
  estaVencido,
  type Fecha,
  montoAtrasado,
  type Parametros,
  sugerenciaAbono,
} from '@leal/domain';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { Monto } from '../../../ui/Monto.tsx';

/** The amount to ask for at that door: what its form suggests. */
export const sugeridoDe = (credito: CreditoDeRuta, parametros: Parametros): Centavos =>
  sugerenciaAbono({ ...credito, en_espera: credito.pendiente_multiple?.monto }, parametros);

type Props = {
  credito: CreditoDeRuta;
  hoy: Fecha;
  abierta: boolean;
  /** The part of the card that this opens. */
  abre: string;
  alAlternar: () => void;
};

/** The amount to ask for at this door, and whether its client is behind: the loudest of the card, and what opens it. */
export function PorCobrar({ credito, hoy, abierta, abre, alAlternar }: Props) {
  const negocio = useNegocio();
  const { parametros } = negocio;
  const vencido = estaVencido(credito, hoy);
  const atrasado = montoAtrasado(credito, hoy, negocio);
  return (
    <button
      type="button"
      className="tarjeta-por-cobrar boton-liso alto-dedo tenue menuda tabular"
      aria-expanded={abierta}
      aria-controls={abre}
      onClick={alAlternar}
    >
      <span className="solo-lectores">{`Datos de ${comoSeLlama(credito)}: por cobrar `}</span>
      <strong className="fila aire-6 tinta">
        <Monto valor={sugeridoDe(credito, parametros)} />
      </strong>
      {vencido && <span data-tono="mal">Vencido</span>}
      {!vencido && atrasado > 0 && (
        <span data-tono="aviso">
          Atrasado{' '}
          <b>
            <Monto valor={atrasado} />
          </b>
        </span>
      )}
      {!vencido && atrasado === 0 && <span>Al corriente</span>}
    </button>
  );
}
