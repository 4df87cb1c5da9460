import {
  type Fecha,
  MAXIMO_DIAS_VACACIONES,
  porQueNoSePresta,
  sumarDias,
  type Vacaciones,
  VACACIONES_A_LO_MAS_EN,
} from '@leal/domain';
import { Checkbox, Form } from 'antd';
import { useState } from 'react';
import { ElegirOtro } from '../../piezas/cobradores/ElegirOtro.tsx';
import { useCobradores } from '../../piezas/cobradores/use-cobradores.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { CampoFecha } from '../../ui/formulario/CampoFecha.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { useEnvioDeDialogo } from '../dialogos/use-envio-de-dialogo.ts';
import { Nombre } from '../../ui/Nombre.tsx';
import { type DuenoDeRuta, PRESTAR_RUTA } from '../acciones/ruta-prestada.ts';
import { useHoy } from '../vacaciones/use-hoy.ts';
import { Prestadas } from './Prestadas.tsx';

type Valores = { readonly a: string; readonly ambos?: boolean };
type PropsDias = { dias: Vacaciones; hoy: Fecha; alElegir: (dias: Vacaciones) => void };

/** The first day and the last; the last follows the first. */
const Dias = ({ dias: { del, al }, hoy, alElegir }: PropsDias) => (
  <div className="pareja">
    <CampoFecha
      etiqueta="Primer día"
      dia={del}
      desde={hoy}
      hasta={sumarDias(hoy, VACACIONES_A_LO_MAS_EN)}
      alElegir={(dia) => dia && alElegir({ del: dia, al: al < dia ? dia : al })}
    />
    <CampoFecha
      etiqueta="Último día"
      dia={al}
      desde={del}
      hasta={sumarDias(del, MAXIMO_DIAS_VACACIONES - 1)}
      alElegir={(dia) => dia && alElegir({ del, al: dia })}
    />
  </div>
);

type Props = { control: ControlDialogo; dueno: DuenoDeRuta };

/** Who works somebody's whole route, on what days; and the loans of it that stand. */
function DialogoPrestar({ control, dueno }: Props) {
  const { id_usuario, nombre } = dueno;
  const hoy = useHoy();
  const [dias, setDias] = useState<Vacaciones>({ del: hoy, al: hoy });
  const consulta = useCobradores();
  const { enviar, dialogo } = useEnvioDeDialogo(control, PRESTAR_RUTA, dueno);
  const prestadas = consulta.data
    ?.find((usuario) => usuario.id_usuario === id_usuario)
    ?.rutas_prestadas?.filter(({ de }) => de === id_usuario);
  const porQueNo = porQueNoSePresta(dias, hoy);
  const mandar = async ({ a, ambos = false }: Valores): Promise<void> => {
    if (porQueNo === null) await enviar({ parametros: { id_usuario }, cuerpo: { a, ...dias, ambos } });
  };
  return (
    <DialogoFormulario<Valores>
      {...dialogo}
      titulo="Prestar ruta"
      textoEnviar="Prestar ruta"
      primerCampo="a"
      alEnviar={mandar}
    >
      <Intro>
        ¿Quién trabaja la ruta de{' '}
        <strong>
          <Nombre de={nombre} />
        </strong>
        ? Los clientes, su orden y sus atrasos siguen siendo suyos; el efectivo es de la caja de quien cobra.
      </Intro>
      <FalloConsulta consulta={consulta} mensaje="No se pudieron cargar los cobradores" />
      {prestadas && prestadas.length > 0 && (
        <Form.Item label="Ya prestada">
          <Prestadas dueno={dueno} prestadas={prestadas} />
        </Form.Item>
      )}
      <Form.Item
        name="a"
        label="Quién la trabaja"
        // A menu that closes behind the dialog takes the focus for a moment: nobody has left the field.
        validateTrigger="onChange"
        rules={[{ required: true, message: 'Selecciona el cobrador' }]}
      >
        <ElegirOtro quienDa={id_usuario} />
      </Form.Item>
      <div className="pila">
        <Dias dias={dias} hoy={hoy} alElegir={setDias} />
        {porQueNo !== null && (
          <p role="alert" className="mal">
            {porQueNo}
          </p>
        )}
        <Form.Item name="ambos" valuePropName="checked">
          <Checkbox className="alto-dedo">
            <Nombre de={nombre} /> también cobra en esos días
          </Checkbox>
        </Form.Item>
      </div>
    </DialogoFormulario>
  );
}

export const abrirPrestar = (dueno: DuenoDeRuta): void =>
  abrirDialogo((control) => <DialogoPrestar control={control} dueno={dueno} />);
