import type { CreditoDeRuta } from '@leal/contract';
import { avisoDeCobro, lugarEnMapa } from '@leal/domain';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { enGrados, enlaceMapa } from '../../../piezas/cliente/enlace-mapa.ts';
import { enlaceWhatsApp } from '../../../piezas/textos/whatsapp.ts';
import { TRAZO, Trazo } from '../../../ui/Trazo.tsx';
import { sugeridoDe } from './PorCobrar.tsx';

const Enlace = ({ a, texto, de, trazo }: { a: string; texto: string; de: string; trazo: string }) => (
  <a
    href={a}
    aria-label={`${texto} ${de}`}
    {...(!a.startsWith('tel:') && { target: '_blank', rel: 'noreferrer' })}
  >
    <Trazo de={trazo} />
    <span>{texto}</span>
  </a>
);

/** The ways to a client, before anything else of theirs: to call, to write that one is coming, to find the door. */
export function Contacto({ credito }: { credito: CreditoDeRuta }) {
  const negocio = useNegocio();
  const { telefono, nombre } = credito;
  const quien = comoSeLlama(credito);
  const lugar = credito.punto ? enGrados(credito.punto) : lugarEnMapa(credito);
  const aviso = avisoDeCobro(negocio, { nombre, monto: sugeridoDe(credito, negocio.parametros) });
  return (
    <div className="tarjeta-contacto">
      <Enlace a={`tel:${telefono}`} texto="Llamar" de={`a ${quien}`} trazo={TRAZO.telefono} />
      <Enlace a={enlaceWhatsApp(telefono, aviso)} texto="WhatsApp" de={`a ${quien}`} trazo={TRAZO.globo} />
      <Enlace a={enlaceMapa(lugar)} texto="Mapa" de={`de ${quien}`} trazo={TRAZO.mapa} />
    </div>
  );
}
