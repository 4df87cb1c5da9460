import { type CreditoPendiente, editarPendiente, pendientesCreditos } from '@leal/contract';
import { MENSAJE_PLAZO_EDICION } from '@leal/domain';
import { Form, type FormInstance, Skeleton } from 'antd';
import { invalidar } from '../../lib/api/consultas.ts';
import { escribirMonto, leerMonto } from '../../lib/leer-monto.ts';
import { avisar } from '../../ui/avisar.tsx';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { CamposCliente } from '../clientes/campos/CamposCliente.tsx';
import { CamposCredito } from '../clientes/credito/CamposCredito.tsx';
import { DatosCredito } from '../clientes/credito/DatosCredito.tsx';
import { useCuenta } from '../clientes/credito/use-cuenta.ts';
import { cambiosDe, type DatosEditables } from '../clientes/edicion/cambios.ts';
import { useDatosEditables } from '../clientes/edicion/use-datos-editables.ts';

type Valores = DatosEditables & { monto_solicitado: string };
type PropsCampos = { formulario: FormInstance<Valores>; telefonoActual: string };

/** Client and loan; the figures follow what is typed. */
const Campos = ({ formulario, telefonoActual }: PropsCampos) => (
  <>
    <CamposCliente telefonoActual={telefonoActual} />
    <CamposCredito mensajePlazo={MENSAJE_PLAZO_EDICION} />
    <DatosCredito cuenta={useCuenta(formulario)} />
  </>
);

type Props = { control: ControlDialogo; item: CreditoPendiente };

/** The manager corrects a request before deciding it (spec §1, 'edit pending clients'). */
function DialogoEditarPendiente({ control, item }: Props) {
  const [formulario] = Form.useForm<Valores>();
  const { detalle, actuales } = useDatosEditables(item.id_credito);
  const { enviar, enviando, fallo } = useEnvio(editarPendiente, {
    formulario,
    porDefecto: 'Intenta de nuevo.',
    alLograr: () => {
      void control.cerrar();
      avisar.exito('Cliente actualizado correctamente');
      void invalidar(pendientesCreditos);
    },
    alFallar: () => void invalidar(pendientesCreditos),
  });
  const mandar = async ({ monto_solicitado, ...cliente }: Valores): Promise<void> => {
    const monto = leerMonto(monto_solicitado) ?? item.monto_solicitado;
    const cambios = actuales && cambiosDe(actuales, cliente);
    await enviar({
      parametros: { id_credito: item.id_credito },
      cuerpo: { ...cambios, ...(monto !== item.monto_solicitado && { monto_solicitado: monto }) },
    });
  };
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo={`Editar crédito de ${item.nombre}`}
      textoEnviar="Guardar Cambios"
      formulario={formulario}
      {...(actuales && {
        valores: { ...actuales, monto_solicitado: escribirMonto(item.monto_solicitado) },
      })}
      primerCampo="nombre"
      alEnviar={mandar}
      enviando={enviando}
      fallo={{ titulo: 'Error al actualizar cliente', mensaje: fallo }}
      bloqueado={!actuales}
    >
      {actuales && <Campos formulario={formulario} telefonoActual={actuales.telefono} />}
      {!actuales && <FalloConsulta consulta={detalle} mensaje="Error al cargar información del cliente" />}
      {!actuales && !detalle.error && <Skeleton active title={false} paragraph={{ rows: 16 }} />}
    </DialogoFormulario>
  );
}

export function abrirEditarPendiente(item: CreditoPendiente): void {
  if (item.id_cliente === '') return avisar.error('No se pudo identificar el cliente');
  abrirDialogo((control) => <DialogoEditarPendiente control={control} item={item} />);
}
