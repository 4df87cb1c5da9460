import './editar-y-aprobar.css';
import type { SolicitudDe, Visto } from '@leal/contract';
import { useEffect } from 'react';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { cambiosDe, type DatosEditables } from '../../piezas/cliente/cambios.ts';
import { deFicha, vistoDe } from '../../piezas/cliente/ficha-leida.ts';
import { CamposCliente } from '../../piezas/cliente/CamposCliente.tsx';
import { PlazoDeFicha } from '../../piezas/credito/CamposCredito.tsx';
import { Dicho } from '../../piezas/tarjetas/Tarjeta.tsx';
import { DialogoAlDia } from '../../piezas/visto/DialogoAlDia.tsx';
import { useSeguir } from '../../piezas/visto/use-seguir.ts';
import { invalidar } from '../../lib/api/consultas.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import type { Valores } from '../../lib/visto/al-dia.ts';
import { fichaDeCliente, type Lectura, lecturaDeSolicitud } from '../../lib/visto/lecturas.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { useEnvioAlDia } from '../dialogos/use-envio-de-dialogo.ts';
import { decidible } from '../acciones/decision.ts';
import { EDICION_CLIENTE } from '../clases/edicion-cliente.ts';
import { CampoComentario } from '../pregunta/campos.tsx';
import { conComentario } from '../pregunta/decision.ts';

const { tomar } = decidible(EDICION_CLIENTE);

export type EdicionDeCliente = SolicitudDe<'edicion_cliente'>;

/** The client as it is now, for as long as the request waits. */
function lecturaDe(item: EdicionDeCliente): Lectura<'ficha'> {
  const solicitud = lecturaDeSolicitud('edicion_cliente', item, {});
  const cliente = fichaDeCliente(item);
  return {
    ...solicitud,
    clase: 'ficha',
    clave: [...solicitud.clave, 'ficha'],
    boceto: {},
    leer: async (signal) => {
      const [{ estado }, { visto, plazo_fijo }] = await Promise.all([
        solicitud.leer(signal),
        cliente.leer(signal),
      ]);
      return { estado, visto, plazo_fijo };
    },
  };
}

type Escrito = DatosEditables & { comentario?: string };
type Props = { control: ControlDialogo; item: EdicionDeCliente };

/** A manager writes what changes of a client, and approves the request with it: what was asked for is in the form already. */
function DialogoEditarYAprobar({ control, item }: Props) {
  const { id, accion, acerca, llamadas } = tomar(item, 'aprobar');
  const { enviar, vigencia, formulario, dialogo } = useEnvioAlDia(control, accion, acerca, {
    lectura: lecturaDe(item),
    tarjeta: {},
    alFallar: () => void vigencia.consulta.refetch(),
    alCambiar: ({ actuales }) => vigencia.corregir(actuales as Valores),
  });
  const { visto, yaNo } = vigencia;
  useSeguir(formulario, vigencia.movidos);
  const hayQue = yaNo === null;
  useEffect(() => {
    // Somebody else was faster: the lists must show that too.
    if (!hayQue) void invalidar(...llamadas);
  }, [hayQue, llamadas]);
  const mandar = async ({ comentario, ...valores }: Escrito): Promise<void> => {
    if (!visto) return;
    // Without an open credit, or when it stays, the form has no term.
    const cambios = cambiosDe(deFicha(visto), { ...deFicha(visto), ...valores });
    if (!cambios) return anunciar.info('No cambiaste ningún dato');
    const leido = { cambios: item.cambios_json, actuales: vistoDe(visto, cambios) };
    await enviar({ id, decision: 'aprobar', cambios, visto: leido, ...conComentario(comentario) });
  };
  return (
    <DialogoAlDia<'ficha', Escrito>
      {...dialogo}
      titulo={`Editar y aprobar: ${comoSeLlama(item)}`}
      textoEnviar="Guardar y aprobar"
      borrador={{ forma: `editar-y-aprobar:${id}` }}
      valores={(ficha: Visto<'ficha'>) => ({ ...deFicha(ficha), ...item.cambios_json })}
      primerCampo="nombre"
      alEnviar={mandar}
      mensajeError="Error al cargar información del cliente"
    >
      {(ficha) => (
        <>
          <div className="motivo-a-la-vista">
            <Dicho nombre={NOMBRES.motivo} texto={item.motivo} />
          </div>
          <CamposCliente actuales={ficha} />
          {item.id_credito !== null && (
            <PlazoDeFicha plazo={ficha.dias_pago} fijo={vigencia.leido?.plazo_fijo} />
          )}
          <CampoComentario />
        </>
      )}
    </DialogoAlDia>
  );
}

export const abrirEditarYAprobar = (item: EdicionDeCliente): void =>
  abrirDialogo((control) => <DialogoEditarYAprobar control={control} item={item} />);
