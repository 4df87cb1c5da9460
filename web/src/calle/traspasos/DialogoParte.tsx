import { Form } from 'antd';
import { ENTREGAR_PARTE, PEDIR_FONDO } from '../../acciones/traspaso.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../ui/encabezado/foco.ts';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { CamposEntrega, cuerpoDe, type Valores } from '../../comun/traspasos/CamposEntrega.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';

/**
 * The hand-overs that a collector begins: a part of the cash for the office, or a float that the office is asked for.
 */
const CLASES = {
  parte: {
    accion: ENTREGAR_PARTE,
    titulo: 'Entregar una parte',
    boton: 'Entregar',
    intro: 'Sale de tu caja cuando la oficina confirme que la recibió.',
    mas: {},
  },
  pedido: {
    accion: PEDIR_FONDO,
    titulo: 'Pedir fondo',
    boton: 'Pedir fondo',
    intro: 'La oficina te lo da o lo rechaza. Cuenta en tu caja cuando confirmes que lo recibiste.',
    mas: { pedido: true as const },
  },
} as const;
export type ClaseDeParte = keyof typeof CLASES;

function DialogoParte({ control, clase }: { control: ControlDialogo; clase: ClaseDeParte }) {
  const [formulario] = Form.useForm<Valores>();
  const { accion, titulo, boton, intro, mas } = CLASES[clase];
  const { enviar, enviando, fallo, duda } = useEnvio(
    accion,
    {},
    { formulario, alLograr: () => control.cerrar().then(retomarFoco) },
  );
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo={titulo}
      textoEnviar={boton}
      formulario={formulario}
      primerCampo="monto"
      alEnviar={(valores) => enviar({ cuerpo: { ...cuerpoDe(valores), ...mas } })}
      {...{ enviando, fallo, duda }}
    >
      <Intro>{intro}</Intro>
      <CamposEntrega />
    </DialogoFormulario>
  );
}

export const abrirParte = (clase: ClaseDeParte): void =>
  abrirDialogo((control) => <DialogoParte control={control} clase={clase} />);
