import { type TelefonoDePersona, vistoSesiones } from '@leal/contract';
import { Button } from 'antd';
import { useLlamada } from '../../../lib/api/consultas.ts';
import { ahora } from '../../../lib/reloj.ts';
import { Ventana } from '../../../ui/capas/Ventana.tsx';
import { abrirDialogo, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { HuecoDeDatos } from '../../../ui/estados/Huecos.tsx';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import { Intro } from '../../../ui/formulario/Intro.tsx';
import { Insignia } from '../../../ui/insignia/Insignia.tsx';
import { Nombre } from '../../../ui/Nombre.tsx';
import { textoHace } from '../hace.ts';
import { abrirPerdido } from './DialogoPerdido.tsx';
import type { Quien } from './quien.ts';
import { textoSinEnviar } from './textos.ts';

const INSIGNIAS = {
  abierta: null,
  propia: 'Este dispositivo',
  terminada: 'Sin sesión',
  perdido: 'Perdido',
} as const satisfies Record<TelefonoDePersona['estado'], string | null>;

/** One's own device and one that is lost already are not asked about. */
const sePregunta = ({ estado }: TelefonoDePersona): boolean => estado === 'abierta' || estado === 'terminada';

type PropsTelefono = { telefono: TelefonoDePersona; alElegir: (telefono: TelefonoDePersona) => void };

function Telefono({ telefono, alElegir }: PropsTelefono) {
  const { version, visto_en, sin_enviar, estado } = telefono;
  const cuando = textoHace(visto_en, ahora());
  const insignia = INSIGNIAS[estado];
  return (
    <li className="fila dobla extremos aire-8 equipo-telefono">
      <div className="pila aire-0">
        <strong>{`Contacto ${cuando}`}</strong>
        <span className="nota">{`Versión ${version}`}</span>
        <span className="nota">
          {sin_enviar > 0 ? `${textoSinEnviar(telefono)} sin enviar` : 'Nada sin enviar'}
        </span>
        {insignia !== null && (
          <span>
            <Insignia texto={insignia} tono={estado === 'perdido' ? 'mal' : 'neutro'} />
          </span>
        )}
      </div>
      {sePregunta(telefono) && (
        <Button
          danger
          aria-label={`Se perdió este, con contacto ${cuando} y versión ${version}`}
          onClick={() => alElegir(telefono)}
        >
          Se perdió este
        </Button>
      )}
    </li>
  );
}

/** Which of a person's phones it is: by when each was last heard of, its version, and what it has not sent. */
function DialogoTelefonos({ control, quien }: { control: ControlDialogo; quien: Quien }) {
  const { id_usuario, llamado } = quien;
  const consulta = useLlamada(vistoSesiones, { parametros: { id_usuario } }, { staleTime: 0 });
  const telefonos = consulta.data?.telefonos;
  const elegir = (telefono: TelefonoDePersona) =>
    void control.cerrar().then(() => abrirPerdido(quien, telefono));
  return (
    <Ventana
      abierta={control.abierto}
      alCerrar={() => void control.cerrar()}
      title="Teléfono perdido"
      afterClose={control.alTerminar}
      footer={<Button onClick={() => void control.cerrar()}>Cancelar</Button>}
    >
      <Intro>
        {'¿Cuál de los teléfonos de '}
        <Nombre de={llamado} />
        {'? Elige por su último contacto.'}
      </Intro>
      {!telefonos && <FalloConsulta consulta={consulta} mensaje="Error al cargar los datos" />}
      {!telefonos && !consulta.error && <HuecoDeDatos datos={3} />}
      {telefonos?.length === 0 && (
        <Vacio texto="Todavía no se sabe de ningún teléfono suyo. Para cerrarle la app, termina sus sesiones." />
      )}
      {telefonos && telefonos.length > 0 && (
        <ul className="lista-lisa pila aire-0 rayas" aria-label="Teléfonos">
          {telefonos.map((telefono) => (
            <Telefono key={telefono.dispositivo} telefono={telefono} alElegir={elegir} />
          ))}
        </ul>
      )}
    </Ventana>
  );
}

export const abrirTelefonos = (quien: Quien): void =>
  abrirDialogo((control) => <DialogoTelefonos control={control} quien={quien} />);
