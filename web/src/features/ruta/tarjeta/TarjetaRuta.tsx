import type { CreditoDeRuta } from '@leal/contract';
import { colorTarjeta, type Fecha } from '@leal/domain';
import { memo, useRef } from 'react';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { AccionesTarjeta } from './AccionesTarjeta.tsx';
import type { AccionesRuta } from './acciones-ruta.ts';
import { DatosTarjeta } from './DatosTarjeta.tsx';
import { EncabezadoTarjeta } from './EncabezadoTarjeta.tsx';
import { useLejos } from './use-lejos.ts';

export type PropsTarjeta = {
  credito: CreditoDeRuta;
  hoy: Fecha;
  acciones: AccionesRuta;
  /** Colours for the manager: red past due, yellow from so many late days on (spec §2). */
  vistaGerente?: boolean;
  /** So many cards are there that far ones must become light. */
  enListaLarga?: boolean;
};

type PropsContenido = { credito: CreditoDeRuta; acciones: AccionesRuta; vencido: boolean };

const Contenido = ({ credito, acciones, vencido }: PropsContenido) => (
  <>
    <EncabezadoTarjeta credito={credito} vencido={vencido} />
    <DatosTarjeta credito={credito} />
    <AccionesTarjeta credito={credito} acciones={acciones} />
  </>
);

/** Memoised: a keystroke, a drag or the departure of another card must not render it again. */
export const TarjetaRuta = memo(({ credito, hoy, acciones, ...opciones }: PropsTarjeta) => {
  const { vistaGerente = false, enListaLarga = false } = opciones;
  const marco = useRef<HTMLElement>(null);
  const alto = useLejos(marco, enListaLarga);
  const { parametros } = useNegocio();
  const color = vistaGerente ? colorTarjeta(credito, hoy, parametros) : 'normal';
  return (
    <article
      ref={marco}
      className="tarjeta"
      style={alto === null ? undefined : { minHeight: alto }}
      data-color={color}
      data-credito={credito.id_credito}
      aria-label={comoSeLlama(credito)}
    >
      {alto === null && <Contenido credito={credito} acciones={acciones} vencido={color === 'rojo'} />}
    </article>
  );
});
TarjetaRuta.displayName = 'TarjetaRuta';
