import type { FilaDeEquipo } from '@leal/contract';
import { estaDeVacaciones, formatearNumero, vacacionesDesde } from '@leal/domain';
import { cuantos, textoInstante } from '../../piezas/textos/textos.ts';
import { useAhora } from '../../lib/reloj.ts';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { InsigniasPrestadas } from '../prestar/Prestadas.tsx';
import { textoAusente, textoVacaciones } from '../vacaciones/textos.ts';
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

/** What somebody has in hand, what their phone said last of itself, and that they are away: nobody misses the phone then; and whose routes they work, or who works theirs. */
export function Hechos({ id_usuario, ruta, contacto, vacaciones, activo, rutas_prestadas }: FilaDeEquipo) {
  const hoy = useHoy();
  const ausencia = activo ? vacacionesDesde(vacaciones, hoy) : null;
  if (!ruta && !contacto && !ausencia && !rutas_prestadas) return null;
  const noEsta = estaDeVacaciones(vacaciones, hoy);
  const seEspera = (ruta ?? contacto) && !noEsta;
  return (
    <div className="equipo-hechos grupo a-lo-ancho aire-12 nota">
      {ruta && <Ruta {...ruta} />}
      {contacto ? <Contacto {...contacto} /> : seEspera && <span>Sin contacto</span>}
      {contacto && <SinEnviar {...contacto} />}
      {ausencia && (
        <Insignia
          texto={noEsta ? textoAusente(ausencia.al) : textoVacaciones(ausencia)}
          tono={noEsta ? 'espera' : 'neutro'}
        />
      )}
      {rutas_prestadas && <InsigniasPrestadas prestadas={rutas_prestadas} quien={id_usuario} hoy={hoy} />}
    </div>
  );
}
