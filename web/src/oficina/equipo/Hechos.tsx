import type { FilaDeEquipo } from '@leal/contract';
import { estaDeVacaciones, formatearNumero } from '@leal/domain';
import { cuantos, textoInstante } from '../../piezas/textos/textos.ts';
import { useAhora } from '../../lib/reloj.ts';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { useHoy } from '../vacaciones/use-hoy.ts';
import { textoHace } from './hace.ts';

type DeRuta = NonNullable<FilaDeEquipo['ruta']>;
type DeContacto = NonNullable<FilaDeEquipo['contacto']>;

const Ruta = ({ clientes_activos, en_mano }: DeRuta) => (
  <>
    <span>{cuantos(clientes_activos, 'cliente activo', 'clientes activos')}</span>
    <span>
      <Monto valor={en_mano} />
      <span>{' en mano'}</span>
    </span>
  </>
);

function Contacto({ visto_en, version, telefonos }: DeContacto) {
  const ahora = useAhora(60_000);
  return (
    <>
      <span title={textoInstante(visto_en)}>{`Contacto ${textoHace(visto_en, ahora)}`}</span>
      <span>{`Versión ${version}${telefonos > 1 ? `, ${formatearNumero(telefonos)} teléfonos` : ''}`}</span>
    </>
  );
}

const SinEnviar = ({ sin_enviar, monto_sin_enviar }: DeContacto) =>
  sin_enviar > 0 && (
    <span>
      <Insignia texto={`${formatearNumero(sin_enviar)} sin enviar`} tono="espera" />{' '}
      <Monto valor={monto_sin_enviar} />
    </span>
  );

/** Nobody who is away has to be heard of. */
const SinContacto = ({ vacaciones }: Pick<FilaDeEquipo, 'vacaciones'>) =>
  !estaDeVacaciones(vacaciones, useHoy()) && <span>Sin contacto</span>;

/** What somebody has in hand, and what their phone said last of itself. */
export const Hechos = ({ ruta, contacto, vacaciones }: FilaDeEquipo) =>
  (ruta ?? contacto) && (
    <div className="equipo-hechos grupo aire-12 nota">
      {ruta && <Ruta {...ruta} />}
      {contacto ? <Contacto {...contacto} /> : <SinContacto vacaciones={vacaciones} />}
      {contacto && <SinEnviar {...contacto} />}
    </div>
  );
