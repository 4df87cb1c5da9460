import type { CreditoDeRuta } from '@leal/contract';
import { colorTarjeta, type Fecha } from '@leal/domain';
import { memo, useId, useRef } from 'react';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import type { AccionesRuta } from '../acciones/use-acciones-ruta.ts';
import { AccionesTarjeta } from './AccionesTarjeta.tsx';
import { DatosTarjeta } from './DatosTarjeta.tsx';
import { EncabezadoTarjeta, LoPrometido, Marcas, NotaTarjeta } from './EncabezadoTarjeta.tsx';
import { PorCobrar } from './PorCobrar.tsx';
import { useAbierta } from './ver-todo.ts';
import { useLejos } from './vigia.ts';

export type PropsTarjeta = {
  credito: CreditoDeRuta;
  hoy: Fecha;
  acciones: AccionesRuta;
  /** Colours for the manager: red past due, yellow from so many late days on (spec §2). */
  vistaGerente?: boolean;
  /** The list is so long that cards far from the screen are only outlines. */
  enListaLarga?: boolean;
};

/** Closed it has what a door needs; the client and the rest of the loan unfold in place. */
function Contenido({ credito, hoy, acciones }: Pick<PropsTarjeta, 'credito' | 'hoy' | 'acciones'>) {
  const id = useId();
  const [abierta, alternar] = useAbierta();
  return (
    <>
      <LoPrometido credito={credito} hoy={hoy} />
      <EncabezadoTarjeta credito={credito} />
      <NotaTarjeta credito={credito} />
      <Marcas credito={credito} />
      {abierta && <DatosTarjeta credito={credito} hoy={hoy} id={id} acciones={acciones} />}
      <footer className="tarjeta-acciones grupo aire-4">
        <PorCobrar {...{ credito, hoy, abierta }} abre={id} alAlternar={alternar} />
        <AccionesTarjeta credito={credito} hoy={hoy} acciones={acciones} />
      </footer>
    </>
  );
}

/** Memoised: a keystroke, a drag or the departure of another card must not render it again. */
export const TarjetaRuta = memo(({ credito, hoy, acciones, ...opciones }: PropsTarjeta) => {
  const { vistaGerente = false, enListaLarga = false } = opciones;
  const marco = useRef<HTMLElement>(null);
  const alto = useLejos(marco, enListaLarga);
  const { parametros } = useNegocio();
  return (
    <article
      ref={marco}
      className="tarjeta tenido"
      style={alto === null ? undefined : { minHeight: alto }}
      data-color={vistaGerente ? colorTarjeta(credito, hoy, parametros) : 'normal'}
      data-credito={credito.id_credito}
      aria-label={comoSeLlama(credito)}
    >
      {alto === null && <Contenido {...{ credito, hoy, acciones }} />}
    </article>
  );
});
TarjetaRuta.displayName = 'TarjetaRuta';
