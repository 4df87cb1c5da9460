import { expedienteCliente, leerBitacora } from '@leal/contract';
import { EDITAR_CLIENTE } from '../../acciones/cliente-de-oficina.ts';
import { DialogoAlDia } from '../../piezas/visto/DialogoAlDia.tsx';
import { useSeguir } from '../../piezas/visto/use-seguir.ts';
import { cambiosDe, type DatosEditables } from '../../piezas/cliente/cambios.ts';
import { deFicha, vistoDe } from '../../piezas/cliente/ficha-leida.ts';
import { CamposCliente } from '../../piezas/cliente/CamposCliente.tsx';
import { PlazoDeFicha } from '../../piezas/credito/CamposCredito.tsx';
import { invalidar } from '../../lib/api/consultas.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { fichaDeCliente } from '../../lib/visto/lecturas.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../ui/encabezado/foco.ts';
import { useEnvioAlDia } from '../dialogos/use-envio-de-dialogo.ts';
import type { ClienteEditable } from './cliente-editable.ts';

type Props = { control: ControlDialogo; cliente: ClienteEditable };

/** A manager changes a client at once (spec §5, 'Client edit'); only what differs is sent. */
function DialogoEditarCliente({ control, cliente }: Props) {
  const { id_cliente } = cliente;
  const nombre = comoSeLlama(cliente);
  const { enviar, vigencia, formulario, dialogo } = useEnvioAlDia(control, EDITAR_CLIENTE, cliente, {
    lectura: fichaDeCliente(cliente),
    tarjeta: {},
    // The list is another one by then, if what was typed no longer meets its search.
    alLograr: () => {
      // The client's page, where it was opened from there.
      void invalidar(expedienteCliente, leerBitacora);
      return control.cerrar().then(retomarFoco);
    },
  });
  const { visto } = vigencia;
  useSeguir(formulario, vigencia.movidos);
  const mandar = async (valores: DatosEditables): Promise<void> => {
    // Without an open credit, or when it stays, the form has no term.
    const cambios = visto && cambiosDe(deFicha(visto), { ...deFicha(visto), ...valores });
    if (cambios)
      return enviar({ parametros: { id_cliente }, cuerpo: { ...cambios, visto: vistoDe(visto, cambios) } });
    anunciar.info('No cambiaste ningún dato');
    return void control.cerrar();
  };
  return (
    <DialogoAlDia<'ficha', DatosEditables>
      {...dialogo}
      titulo={`Editar a ${nombre}`}
      textoEnviar="Guardar Cambios"
      borrador={{ forma: `cliente:${id_cliente}` }}
      valores={deFicha}
      primerCampo="nombre"
      alEnviar={mandar}
      mensajeError="Error al cargar información del cliente"
    >
      {(ficha) => (
        <>
          <CamposCliente actuales={ficha} />
          {cliente.id_credito !== null && (
            <PlazoDeFicha plazo={ficha.dias_pago} fijo={vigencia.leido?.plazo_fijo} />
          )}
        </>
      )}
    </DialogoAlDia>
  );
}

export function abrirEditarCliente(cliente: ClienteEditable): void {
  if (cliente.id_cliente === '') return anunciar.error('No se pudo identificar el cliente');
  abrirDialogo((control) => <DialogoEditarCliente control={control} cliente={cliente} />);
}
