import '../../../ui/panel/panel.css';
import type { CreditoDeRuta } from '@leal/contract';
import { colorTarjeta, type Fecha } from '@leal/domain';
import { memo, type ReactNode, useRef } from 'react';
import { NOMBRES, OTROS_NOMBRES } from '../../../comun/campos/nombres.ts';
import { textoAvance, textoInteres } from '../../../comun/credito/textos.ts';
import { textoFecha } from '../../../comun/textos/textos.ts';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { Monto } from '../../../ui/Monto.tsx';
import type { AccionesRuta } from '../acciones/use-acciones-ruta.ts';
import { useLejos } from './vigia.ts';
import { AccionesTarjeta } from './AccionesTarjeta.tsx';
import { EncabezadoTarjeta } from './EncabezadoTarjeta.tsx';

const Dato = ({ nombre, children }: { nombre: string; children: ReactNode }) => (
  <div>
    <dt>{nombre}</dt>
    <dd>{children}</dd>
  </div>
);

const DatosTarjeta = ({ credito }: { credito: CreditoDeRuta }) => (
  <dl className="fichas tarjeta-datos">
    <Dato nombre={OTROS_NOMBRES.prestado}>
      <Monto valor={credito.monto_solicitado} />
    </Dato>
    <Dato nombre={OTROS_NOMBRES.diario}>
      <Monto valor={credito.monto_diario} />
    </Dato>
    <Dato nombre={NOMBRES.interes}>{textoInteres(credito)}</Dato>
    <Dato nombre={NOMBRES.fecha_inicio}>{textoFecha(credito.fecha_inicio)}</Dato>
    <Dato nombre={OTROS_NOMBRES.vence}>{textoFecha(credito.fecha_vencimiento)}</Dato>
    <Dato nombre={OTROS_NOMBRES.avance}>{textoAvance(credito)}</Dato>
  </dl>
);

export type PropsTarjeta = {
  credito: CreditoDeRuta;
  hoy: Fecha;
  acciones: AccionesRuta;
  /** Colours for the manager: red past due, yellow from so many late days on (spec §2). */
  vistaGerente?: boolean;
  /** The list is so long that cards far from the screen are only outlines. */
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
