import type { TelefonoDePersona } from '@leal/contract';
import { PERDER_TELEFONO } from '../../acciones/sesiones.ts';
import { DialogoAlDia } from '../../../piezas/visto/DialogoAlDia.tsx';
import { lecturaDeTelefono } from '../../../lib/visto/lecturas.ts';
import { abrirDialogo, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { useEnvioAlDia } from '../../dialogos/use-envio-de-dialogo.ts';
import { Intro } from '../../../ui/formulario/Intro.tsx';
import { Nombre } from '../../../ui/Nombre.tsx';
import type { Quien } from './quien.ts';
import { textoLoQueTenia } from './textos.ts';

type Props = { control: ControlDialogo; quien: Quien; telefono: TelefonoDePersona };

/** The question names what the phone had told as unsent, before its session is ended. */
function DialogoPerdido({ control, quien, telefono }: Props) {
  const { id_usuario, llamado, esPropio } = quien;
  const { dispositivo, visto_en, sin_enviar, monto_sin_enviar, version } = telefono;
  const { enviar, vigencia, dialogo } = useEnvioAlDia(control, PERDER_TELEFONO, quien, {
    lectura: lecturaDeTelefono(id_usuario, dispositivo),
    tarjeta: { visto_en, sin_enviar, monto_sin_enviar, perdido: false },
    alLograr: () => control.cerrar(),
  });
  const { visto } = vigencia;
  const mandar = async (): Promise<void> => {
    if (visto) await enviar({ parametros: { id_usuario, dispositivo }, cuerpo: { visto } });
  };
  return (
    <DialogoAlDia<'telefono', object>
      {...dialogo}
      titulo="Teléfono perdido"
      textoEnviar="Dar por perdido"
      peligro
      primerCampo=""
      alEnviar={mandar}
    >
      {(mostrado) => (
        <>
          <Intro>
            {'¿Dar por perdido este teléfono de '}
            <strong>
              <Nombre de={llamado} />
            </strong>
            {`, con la versión ${version}? Su sesión se cierra en menos de un minuto, en cuanto tenga señal.`}
          </Intro>
          <Intro>
            <strong>{textoLoQueTenia(mostrado)}</strong>
          </Intro>
          <Intro>
            {esPropio
              ? 'Lo que guarda se queda en él. La sesión en la que estás sigue abierta.'
              : 'Lo que guarda se queda en él, y se envía cuando la misma persona vuelva a entrar ahí. Sus demás teléfonos siguen trabajando.'}
          </Intro>
        </>
      )}
    </DialogoAlDia>
  );
}

export const abrirPerdido = (quien: Quien, telefono: TelefonoDePersona): void =>
  abrirDialogo((control) => <DialogoPerdido control={control} quien={quien} telefono={telefono} />);
