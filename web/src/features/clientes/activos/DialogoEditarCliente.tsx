import { type ClienteActivo, editarCliente } from '@leal/contract';
import { MENSAJE_PLAZO_EDICION } from '@leal/domain';
import { Form, Skeleton } from 'antd';
import { avisar } from '../../../ui/avisar.tsx';
import { abrirDialogo, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { DialogoFormulario } from '../../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../../ui/formulario/use-envio.ts';
import { CamposCliente } from '../campos/CamposCliente.tsx';
import { CampoPlazo } from '../credito/CampoPlazo.tsx';
import { cambiosDe, type DatosEditables } from '../edicion/cambios.ts';
import { useDatosEditables } from '../edicion/use-datos-editables.ts';
import { trasEditar } from './tras-cambiar.ts';

type Props = { control: ControlDialogo; cliente: ClienteActivo };

/** A manager changes a client at once (spec §5, 'Client edit'); only what differs is sent. */
function DialogoEditarCliente({ control, cliente }: Props) {
  const { id_cliente, id_credito, nombre } = cliente;
  const [formulario] = Form.useForm<DatosEditables>();
  const { detalle, actuales } = useDatosEditables(id_credito);
  const { enviar, enviando, fallo } = useEnvio(editarCliente, {
    formulario,
    porDefecto: 'Intenta de nuevo.',
    alLograr: () => {
      void control.cerrar();
      avisar.exito('Cliente actualizado');
      void trasEditar();
    },
  });
  const mandar = async (valores: DatosEditables): Promise<void> => {
    const cambios = actuales && cambiosDe(actuales, valores);
    if (cambios) return enviar({ parametros: { id_cliente }, cuerpo: cambios });
    avisar.info('No cambiaste ningún dato');
    return void control.cerrar();
  };
  return (
    <DialogoFormulario<DatosEditables>
      control={control}
      titulo={`Editar a ${nombre}`}
      textoEnviar="Guardar Cambios"
      formulario={formulario}
      {...(actuales && { valores: actuales })}
      primerCampo="nombre"
      alEnviar={mandar}
      enviando={enviando}
      fallo={{ titulo: 'No se pudo actualizar', mensaje: fallo }}
      bloqueado={!actuales}
    >
      {actuales && (
        <>
          <CamposCliente telefonoActual={actuales.telefono} />
          <CampoPlazo mensaje={MENSAJE_PLAZO_EDICION} />
        </>
      )}
      {!actuales && <FalloConsulta consulta={detalle} mensaje="Error al cargar información del cliente" />}
      {!actuales && !detalle.error && <Skeleton active title={false} paragraph={{ rows: 14 }} />}
    </DialogoFormulario>
  );
}

export function abrirEditarCliente(cliente: ClienteActivo): void {
  if (cliente.id_cliente === '') return avisar.error('No se pudo identificar el cliente');
  abrirDialogo((control) => <DialogoEditarCliente control={control} cliente={cliente} />);
}
