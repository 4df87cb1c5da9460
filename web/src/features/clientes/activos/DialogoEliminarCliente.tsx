import { type ClienteActivo, eliminarCliente } from '@leal/contract';
import { Form } from 'antd';
import { ErrorApi } from '../../../lib/api/error-api.ts';
import { avisar } from '../../../ui/avisar.tsx';
import { abrirDialogo, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { enfocarTitulo } from '../../../ui/encabezado/enfocar-titulo.ts';
import { DialogoFormulario } from '../../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../../ui/formulario/use-envio.ts';
import { Monto } from '../../../ui/Monto.tsx';
import { trasEliminar } from './tras-cambiar.ts';

/** Somebody else was faster: it is gone as well. */
const yaNoEsta = (error: unknown): error is ErrorApi =>
  error instanceof ErrorApi && error.codigo === 'NO_ENCONTRADO';

type Props = { control: ControlDialogo; cliente: ClienteActivo };

/** Names whom and what is written off; a refusal says why where it was asked. */
function DialogoEliminarCliente({ control, cliente }: Props) {
  const { id_cliente, nombre, saldo } = cliente;
  const [formulario] = Form.useForm<object>();
  const cerrar = () => {
    void control.cerrar().then(enfocarTitulo);
    void trasEliminar(id_cliente);
  };
  const { enviar, enviando, fallo } = useEnvio(eliminarCliente, {
    formulario,
    porDefecto: 'Intenta de nuevo.',
    alLograr: () => {
      cerrar();
      avisar.exito('Cliente eliminado');
    },
    alFallar: (error) => {
      if (!yaNoEsta(error)) return;
      cerrar();
      avisar.atencion('El cliente ya no está.');
    },
  });
  return (
    <DialogoFormulario<object>
      control={control}
      titulo="Eliminar cliente"
      textoEnviar="Eliminar"
      peligro
      formulario={formulario}
      primerCampo=""
      alEnviar={() => enviar({ parametros: { id_cliente } })}
      enviando={enviando}
      fallo={{ titulo: 'No se pudo eliminar', mensaje: fallo }}
    >
      <p className="formulario-intro">
        ¿Eliminar a <strong>{nombre}</strong>? Su crédito se cancela con un saldo de{' '}
        <strong>
          <Monto valor={saldo} />
        </strong>{' '}
        sin cobrar y sale de la ruta. No se puede deshacer; sus pagos quedan en el historial.
      </p>
    </DialogoFormulario>
  );
}

export const abrirEliminarCliente = (cliente: ClienteActivo): void =>
  abrirDialogo((control) => <DialogoEliminarCliente control={control} cliente={cliente} />);
