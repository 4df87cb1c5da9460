import type { PorDecidir } from '@leal/contract';
import { CLASES_POR_APROBAR, type ClasePorAprobar, type TipoSolicitud } from '@leal/domain';
import type { ComponentType } from 'react';
import { decidible } from '../acciones/decision.ts';
import { ABONOS_MULTIPLES } from '../clases/abonos-multiples.ts';
import { CAPTURA_TARDIA } from '../clases/captura-tardia.ts';
import { CREDITOS } from '../clases/creditos.ts';
import { EDICION_CLIENTE } from '../clases/edicion-cliente.ts';
import { EDICION_PAGO } from '../clases/edicion-pago.ts';
import { ELIMINACION_PAGO } from '../clases/eliminacion-pago.ts';
import { GASTOS } from '../clases/gastos.ts';
import { RENOVACION } from '../clases/renovacion.ts';
import type { Clase } from '../clases/clase.ts';
import { filasDe } from '../listas/fila.ts';
import type { Decisiva, Sentido } from '../pregunta/decision.ts';
import { porqueEsPropia } from '../pregunta/propia.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import { CreditoPorDecidir } from '../creditos/PantallaCreditos.tsx';
import { preguntarCredito } from '../creditos/preguntar-credito.tsx';
import { GastoPorDecidir } from '../gastos/GastoPorDecidir.tsx';
import { preguntarGasto } from '../gastos/preguntar-gasto.tsx';
import { preguntarRenovacion } from '../renovaciones/preguntar-renovacion.tsx';
import { RenovacionesDeGerente, RenovacionPorDecidir } from '../renovaciones/Renovaciones.tsx';
import { PantallaMultiples, TarjetaMultiple } from '../solicitudes/AbonosMultiples.tsx';
import { PantallaTardias, TarjetaTardia } from '../solicitudes/CapturasTardias.tsx';
import { abrirEditarYAprobar } from '../solicitudes/DialogoEditarYAprobar.tsx';
import { PantallaEdicionCliente, TarjetaEdicionCliente } from '../solicitudes/EdicionDeCliente.tsx';
import { PantallaEdicionPago, TarjetaEdicionPago } from '../solicitudes/EdicionDePago.tsx';
import { PantallaEliminacion, TarjetaEliminacion } from '../solicitudes/EliminacionDePago.tsx';
import { preguntarCambios } from '../solicitudes/preguntar-cambios.tsx';
import { preguntarEdicion } from '../solicitudes/preguntar-edicion.tsx';
import { preguntarEliminacion } from '../solicitudes/preguntar-eliminacion.tsx';
import { preguntarMultiple } from '../solicitudes/preguntar-multiple.tsx';
import { preguntarTardia } from '../solicitudes/preguntar-tardia.tsx';

type ItemDe<C extends ClasePorAprobar> = Extract<PorDecidir, { clase: C }>['item'];

type DeClase<C extends ClasePorAprobar> = {
  /** The office's words about the kind, and its way with several. */
  readonly clase: Clase<C>;
  /** The card of its own screen, with its buttons. */
  readonly Tarjeta: ComponentType<{ item: ItemDe<C> }>;
  readonly preguntar: (item: ItemDe<C>, sentido: Sentido) => void;
};

/** Each kind of what waits for a manager: the one list from which rows, cards and questions about one and several are made. */
const POR_CLASE: { readonly [C in ClasePorAprobar]: DeClase<C> } = {
  creditos: { clase: CREDITOS, Tarjeta: CreditoPorDecidir, preguntar: preguntarCredito },
  gastos: { clase: GASTOS, Tarjeta: GastoPorDecidir, preguntar: preguntarGasto },
  renovacion: { clase: RENOVACION, Tarjeta: RenovacionPorDecidir, preguntar: preguntarRenovacion },
  edicion_cliente: {
    clase: EDICION_CLIENTE,
    Tarjeta: TarjetaEdicionCliente,
    // Words alone change nothing: whoever approves them writes what does.
    preguntar: (item, sentido) =>
      sentido === 'aprobar' && item.cambios_json === null
        ? abrirEditarYAprobar(item)
        : preguntarCambios(item, sentido),
  },
  edicion_pago: {
    clase: EDICION_PAGO,
    Tarjeta: TarjetaEdicionPago,
    // The row has no card, so nobody has typed another amount or a comment.
    preguntar: (item, sentido) =>
      preguntarEdicion(item, sentido, {
        monto: item.monto_nuevo,
        comentario: '',
        alLograr: () => undefined,
      }),
  },
  eliminacion_pago: {
    clase: ELIMINACION_PAGO,
    Tarjeta: TarjetaEliminacion,
    preguntar: preguntarEliminacion,
  },
  abonos_multiples: { clase: ABONOS_MULTIPLES, Tarjeta: TarjetaMultiple, preguntar: preguntarMultiple },
  captura_tardia: { clase: CAPTURA_TARDIA, Tarjeta: TarjetaTardia, preguntar: preguntarTardia },
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

/** The caller's item, question and entry of the table are of the same kind, which only the caller knows. */
const de = (clase: ClasePorAprobar) => POR_CLASE[clase] as unknown as DeClase<never>;

const claseDe = (clase: ClasePorAprobar): Clase<never> => de(clase).clase;

/** Everything that waits, as rows. */
export const filasPorDecidir = (datos: readonly PorDecidir[]) => filasDe(datos, claseDe);

export const OPCIONES_DE_CLASE = CLASES_POR_APROBAR.map((clase) => ({
  value: clase,
  label: claseDe(clase).nombre,
}));

export function TarjetaDe({ dato }: { dato: PorDecidir }) {
  const { Tarjeta } = de(dato.clase);
  return <Tarjeta item={dato.item as never} />;
}

/**
 * A key has no button that could say it beforehand: the reason why a manager may not decide is said, and no question
 * opens.
 */
export function preguntarPor({ clase, item }: PorDecidir, sentido: Sentido): void {
  const propia = porqueEsPropia(item);
  if (propia !== null) anunciar.info(propia);
  else de(clase).preguntar(item as never, sentido);
}

/** The decision that is sent, of whichever kind it is. */
export const decisivaDe = ({ clase, item }: PorDecidir, sentido: Sentido): Decisiva =>
  decidible(claseDe(clase)).tomar(item as never, sentido);
