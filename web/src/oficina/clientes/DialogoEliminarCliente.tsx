import { expedienteCliente, leerBitacora } from '@leal/contract';
import { ELIMINAR_CLIENTE, quitarCliente } from '../../acciones/cliente-de-oficina.ts';
import { DialogoAlDia } from '../../piezas/visto/DialogoAlDia.tsx';
import { useEffect } from 'react';
import { invalidar } from '../../lib/api/consultas.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { lecturaDeCliente } from '../../lib/visto/lecturas.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../ui/encabezado/foco.ts';
import { CampoMotivo } from '../../ui/formulario/CampoTexto.tsx';
import { useEnvioAlDia } from '../dialogos/use-envio-de-dialogo.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { Nombre } from '../../ui/Nombre.tsx';
import type { ClienteEditable } from './cliente-editable.ts';

type Valores = { motivo?: string };
type Props = { control: ControlDialogo; cliente: ClienteEditable };

/** Says who is deleted and how much is written off, and asks why; a refusal is shown in the dialog. */
function DialogoEliminarCliente({ control, cliente }: Props) {
  const { id_cliente, id_credito, saldo } = cliente;
  const nombre = comoSeLlama(cliente);
  const { enviar, vigencia, dialogo } = useEnvioAlDia(control, ELIMINAR_CLIENTE, cliente, {
    lectura: lecturaDeCliente(cliente),
    tarjeta: { id_credito, saldo },
    alLograr: () => {
      // The client's page, where it was opened from there.
      void invalidar(expedienteCliente, leerBitacora);
      return control.cerrar().then(retomarFoco);
    },
    alFallar: () => void vigencia.consulta.refetch(),
  });
  const { visto, yaNo } = vigencia;
  const sigue = yaNo === null;
  useEffect(() => {
    // Somebody else was faster: the client leaves this list too.
    if (!sigue) void quitarCliente({ id_cliente });
  }, [sigue, id_cliente]);
  const mandar = async ({ motivo = '' }: Valores): Promise<void> => {
    if (!visto) return;
    const deLoVisto = {
      visto_credito: visto.id_credito ?? '',
      visto_saldo: visto.saldo,
      visto_pedido_por: visto.pedido_por ?? '',
    };
    const consulta = { ...deLoVisto, motivo: motivo.trim() };
    await enviar({ parametros: { id_cliente }, consulta });
  };
  return (
    <DialogoAlDia<'cliente', Valores>
      {...dialogo}
      titulo="Eliminar cliente"
      textoEnviar="Eliminar"
      peligro
      borrador={{ forma: `eliminar:${id_cliente}` }}
      primerCampo="motivo"
      alEnviar={mandar}
      impedido={vigencia.leido?.no_se_elimina ?? null}
    >
      {(visto) => (
        <>
          <Intro>
            ¿Eliminar a{' '}
            <strong>
              <Nombre de={nombre} />
            </strong>
            ?{' '}
            {visto.id_credito !== null && (
              <>
                Su crédito se castiga o, si no se ha entregado, se cancela, con un saldo de{' '}
                <strong>
                  <Monto valor={visto.saldo} />
                </strong>{' '}
                sin cobrar y sale de la ruta.{' '}
              </>
            )}
            {visto.pedido_por && (
              <>
                <Nombre de={visto.pedido_por} /> pidió castigarlo, y eliminar al cliente lo confirma.{' '}
              </>
            )}
            No se puede deshacer; sus pagos quedan en el historial.
          </Intro>
          <CampoMotivo obligatorio />
        </>
      )}
    </DialogoAlDia>
  );
}

export const abrirEliminarCliente = (cliente: ClienteEditable): void =>
  abrirDialogo((control) => <DialogoEliminarCliente control={control} cliente={cliente} />);
