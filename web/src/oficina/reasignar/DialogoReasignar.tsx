import type { FormaDeCompartir } from '@leal/domain';
import { Form } from 'antd';
import { MAXIMO_RECEPTORES } from '@leal/contract';
import { ElegirOtro } from '../../piezas/cobradores/ElegirOtro.tsx';
import { useCobradores } from '../../piezas/cobradores/use-cobradores.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { ElegirVista } from '../../ui/lista/ElegirVista.tsx';
import { Nombre } from '../../ui/Nombre.tsx';
import { preguntarReasignacion } from './PreguntaReasignar.tsx';
import { type Elegidos, type PorReasignar, queSon, seComparten } from './seleccion.ts';

/** One piece of code with it: the question leads there. */
export { verAvance } from './DialogoAvance.tsx';

const FORMAS: readonly { readonly value: FormaDeCompartir; readonly label: string }[] = [
  { value: 'cuenta', label: 'Partes iguales' },
  { value: 'colonia', label: 'Por colonia' },
];

type PropsForma = { value?: FormaDeCompartir; onChange?: (forma: FormaDeCompartir) => void };

/** The form's field gives this choice all of its values. */
const Forma = ({ value = 'cuenta', onChange }: PropsForma) => (
  <ElegirVista
    nombre="Cómo se reparten"
    opciones={FORMAS}
    vista={value}
    alElegir={(forma) => onChange?.(forma)}
  />
);

/** Antd's field holds one or several. */
type Valores = { readonly a?: string | string[]; readonly por?: FormaDeCompartir };

const aQuienes = (a: Valores['a']): string[] => (a === undefined ? [] : [a].flat());

type Props = { control: ControlDialogo; porReasignar: PorReasignar };

/** Chooses who gets them; the question with its figures comes next. */
function DialogoReasignar({ control, porReasignar }: Props) {
  const { de } = porReasignar;
  const [formulario] = Form.useForm<Valores>();
  const consulta = useCobradores();
  const varios = seComparten(porReasignar);
  const elegidos = aQuienes(Form.useWatch('a', formulario));
  const seguir = async ({ a, por }: Valores): Promise<void> => {
    const receptores = aQuienes(a);
    const seleccion: Elegidos = {
      a: receptores,
      ...(receptores.length > 1 && { por: por ?? 'cuenta' }),
    };
    await control.cerrar();
    preguntarReasignacion(porReasignar, seleccion);
  };
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo="Reasignar clientes"
      textoEnviar="Revisar cambio"
      formulario={formulario}
      primerCampo="a"
      alEnviar={seguir}
      enviando={false}
      fallo={{ titulo: '', mensaje: null }}
      duda={undefined}
    >
      <Intro>
        ¿Quién se queda con{' '}
        <strong>
          <Nombre de={queSon(porReasignar)} />
        </strong>
        ? {varios && 'Puedes elegir a varios: se reparten entre ellos.'}
      </Intro>
      <FalloConsulta consulta={consulta} mensaje="No se pudieron cargar los cobradores" />
      <Form.Item
        name="a"
        label={varios ? 'Cobradores' : 'Cobrador'}
        // A menu that closes behind the dialog takes the focus for a moment: nobody has left the field.
        validateTrigger="onChange"
        rules={[
          { required: true, message: 'Selecciona el cobrador' },
          {
            type: 'array',
            max: MAXIMO_RECEPTORES,
            message: `A lo más ${MAXIMO_RECEPTORES} cobradores`,
            transform: aQuienes,
          },
        ]}
      >
        <ElegirOtro quienDa={de.id_cobrador} {...(varios && { mode: 'multiple' as const })} />
      </Form.Item>
      {elegidos.length > 1 && (
        <Form.Item name="por" label="Cómo se reparten" initialValue="cuenta">
          <Forma />
        </Form.Item>
      )}
    </DialogoFormulario>
  );
}

export const abrirReasignar = (porReasignar: PorReasignar): void =>
  abrirDialogo((control) => <DialogoReasignar control={control} porReasignar={porReasignar} />);
