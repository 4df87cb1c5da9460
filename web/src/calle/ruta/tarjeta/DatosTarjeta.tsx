import type { CreditoDeRuta } from '@leal/contract';
import { avisoDeCobro, diasAtrasado, type Fecha, lugarEnMapa, sinCubrirDesde } from '@leal/domain';
import { Link } from 'react-router-dom';
import { NOMBRES, OTROS_NOMBRES } from '../../../piezas/campos/nombres.ts';
import { Referencias } from '../../../piezas/cliente/Referencias.tsx';
import { rutaDeCuenta, textoAvance, textoInteres } from '../../../piezas/credito/textos.ts';
import { cuantos, textoFecha } from '../../../piezas/textos/textos.ts';
import { enGrados, enlaceMapa } from '../../../piezas/cliente/enlace-mapa.ts';
import { enlaceWhatsApp } from '../../../piezas/textos/whatsapp.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { Monto } from '../../../ui/Monto.tsx';
import { DatoApilado } from '../../../ui/panel/Panel.tsx';
import { TRAZO, Trazo } from '../../../ui/Trazo.tsx';
import { escribirNota, textoEscribir } from '../../../comun/cliente/escribir-nota.ts';
import type { AccionesRuta } from '../acciones/use-acciones-ruta.ts';
import { sugeridoDe } from './PorCobrar.tsx';

type Props = {
  credito: CreditoDeRuta;
  hoy: Fecha;
  id: string;
  acciones: AccionesRuta;
};

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
function Contacto({ credito }: { credito: CreditoDeRuta }) {
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

type PropsAccion = { texto: string; de: string; abre?: 'dialog'; alPulsar: () => void };

const Accion = ({ texto, de, abre, alPulsar }: PropsAccion) => (
  <button type="button" aria-label={`${texto} ${de}`} aria-haspopup={abre} onClick={alPulsar}>
    {texto}
  </button>
);

/** The rarer actions at a door. */
function MasDelCliente({ credito, acciones }: Pick<Props, 'credito' | 'acciones'>) {
  const { editar, acomodar, alFinal, ubicar } = acciones;
  const quien = comoSeLlama(credito);
  return (
    <div className="tarjeta-mas">
      {acomodar && (
        <Accion texto="Mover al lugar…" de={`a ${quien}`} abre="dialog" alPulsar={() => acomodar(credito)} />
      )}
      {alFinal && <Accion texto="Enviar al final" de={`a ${quien}`} alPulsar={() => alFinal(credito)} />}
      {editar && <Accion texto="Solicitar edición" de={`de ${quien}`} alPulsar={() => editar(credito)} />}
      {editar && (
        <Accion
          texto={textoEscribir(credito)}
          de={`de ${quien}`}
          alPulsar={() => void escribirNota(credito)}
        />
      )}
      {ubicar && (
        <Accion texto="Ubicar la puerta" de={`de ${quien}`} abre="dialog" alPulsar={() => ubicar(credito)} />
      )}
      <Link to={rutaDeCuenta(credito.id_credito)} aria-label={`Estado de cuenta de ${quien}`}>
        Estado de cuenta
      </Link>
    </div>
  );
}

/** For how long the client is behind: since the first day that is not covered whole. */
function DiasAtrasado({ credito, hoy }: Pick<Props, 'credito' | 'hoy'>) {
  const dias = diasAtrasado(sinCubrirDesde(credito, useNegocio()), hoy);
  return dias > 0 && <span>{` · Atrasado ${cuantos(dias, 'día', 'días')}`}</span>;
}

/** The open part of a card: how to reach the client, where, the figures of the loan, and what is done less often. */
export const DatosTarjeta = ({ credito, hoy, id, acciones }: Props) => (
  <div id={id} className="tarjeta-datos pila aire-4 chica">
    {/* Who only looks goes to no door. */}
    {acciones.editar && <Contacto credito={credito} />}
    <p className="tenue parte">{credito.direccion}</p>
    {credito.referencias && (
      <dl className="datos">
        <Referencias de={credito.referencias} />
      </dl>
    )}
    <dl className="fichas grupo lineas-4">
      <DatoApilado nombre={OTROS_NOMBRES.prestado}>
        <Monto valor={credito.monto_solicitado} />
      </DatoApilado>
      <DatoApilado nombre={OTROS_NOMBRES.diario}>
        <Monto valor={credito.monto_diario} />
      </DatoApilado>
      <DatoApilado nombre={NOMBRES.interes}>{textoInteres(credito)}</DatoApilado>
      <DatoApilado nombre={NOMBRES.fecha_inicio}>{textoFecha(credito.fecha_inicio)}</DatoApilado>
      <DatoApilado nombre={OTROS_NOMBRES.vence}>{textoFecha(credito.fecha_vencimiento)}</DatoApilado>
      <DatoApilado nombre={OTROS_NOMBRES.avance}>{textoAvance(credito)}</DatoApilado>
    </dl>
    <p className="parte">
      <span>{cuantos(credito.atrasos, 'atraso', 'atrasos')}</span>
      <DiasAtrasado credito={credito} hoy={hoy} />
    </p>
    {acciones.editar && <MasDelCliente credito={credito} acciones={acciones} />}
  </div>
);
