import type { PorDecidir } from '@leal/contract';
import type { TipoSolicitud } from '@leal/domain';
import type { ComponentType } from 'react';
import type { Sentido } from '../pregunta/decision.ts';
import { CreditoPorDecidir } from '../creditos/PantallaCreditos.tsx';
import { preguntarCredito } from '../creditos/preguntar-credito.tsx';
import { GastoPorDecidir } from '../gastos/GastoPorDecidir.tsx';
import { preguntarGasto } from '../gastos/preguntar-gasto.tsx';
import { preguntarRenovacion } from '../renovaciones/preguntar-renovacion.tsx';
import { RenovacionesDeGerente, RenovacionPorDecidir } from '../renovaciones/Renovaciones.tsx';
import { PantallaMultiples, TarjetaMultiple } from '../solicitudes/AbonosMultiples.tsx';
import { PantallaTardias, TarjetaTardia } from '../solicitudes/CapturasTardias.tsx';
import { PantallaEdicionCliente, TarjetaEdicionCliente } from '../solicitudes/EdicionDeCliente.tsx';
import { PantallaEdicionPago, TarjetaEdicionPago } from '../solicitudes/EdicionDePago.tsx';
import { PantallaEliminacion, TarjetaEliminacion } from '../solicitudes/EliminacionDePago.tsx';
import { preguntarCambios } from '../solicitudes/preguntar-cambios.tsx';
import { preguntarEdicion } from '../solicitudes/preguntar-edicion.tsx';
import { preguntarEliminacion } from '../solicitudes/preguntar-eliminacion.tsx';
import { preguntarMultiple } from '../solicitudes/preguntar-multiple.tsx';
import { preguntarTardia } from '../solicitudes/preguntar-tardia.tsx';

type Clase = PorDecidir['clase'];
type ItemDe<C extends Clase> = Extract<PorDecidir, { clase: C }>['item'];

type DeClase<C extends Clase> = {
  /** The card of its own screen, with its buttons. */
  readonly Tarjeta: ComponentType<{ item: ItemDe<C> }>;
  readonly preguntar: (item: ItemDe<C>, sentido: Sentido) => void;
};

/** Each kind as its own screen shows it and asks about it. */
const POR_CLASE: { readonly [C in Clase]: DeClase<C> } = {
  creditos: { Tarjeta: CreditoPorDecidir, preguntar: preguntarCredito },
  gastos: { Tarjeta: GastoPorDecidir, preguntar: preguntarGasto },
  renovacion: { Tarjeta: RenovacionPorDecidir, preguntar: preguntarRenovacion },
  edicion_cliente: { Tarjeta: TarjetaEdicionCliente, preguntar: preguntarCambios },
  edicion_pago: {
    Tarjeta: TarjetaEdicionPago,
    // The row has no card, so nobody has typed another amount or a comment.
    preguntar: (item, sentido) =>
      preguntarEdicion(item, sentido, {
        monto: item.monto_nuevo,
        comentario: '',
        alLograr: () => undefined,
      }),
  },
  eliminacion_pago: { Tarjeta: TarjetaEliminacion, preguntar: preguntarEliminacion },
  abonos_multiples: { Tarjeta: TarjetaMultiple, preguntar: preguntarMultiple },
  captura_tardia: { Tarjeta: TarjetaTardia, preguntar: preguntarTardia },
};

/** The screen of each kind of request. */
export const PANTALLAS: { readonly [T in TipoSolicitud]: ComponentType } = {
  renovacion: RenovacionesDeGerente,
  edicion_cliente: PantallaEdicionCliente,
  edicion_pago: PantallaEdicionPago,
  eliminacion_pago: PantallaEliminacion,
  abonos_multiples: PantallaMultiples,
  captura_tardia: PantallaTardias,
};

/** The table's entry and the row have the same kind. */
const de = ({ clase }: PorDecidir) => POR_CLASE[clase] as DeClase<Clase>;

export function TarjetaDe({ dato }: { dato: PorDecidir }) {
  const { Tarjeta } = de(dato) as { Tarjeta: ComponentType<{ item: object }> };
  return <Tarjeta item={dato.item} />;
}

export const preguntarPor = (dato: PorDecidir, sentido: Sentido): void =>
  (de(dato).preguntar as (item: object, sentido: Sentido) => void)(dato.item, sentido);
