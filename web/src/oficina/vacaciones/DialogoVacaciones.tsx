import type { UsuarioConEstado } from '@leal/contract';
import {
  type Fecha,
  MAXIMO_DIAS_VACACIONES,
  porQueNoVacaciones,
  sumarDias,
  type Vacaciones,
  VACACIONES_A_LO_MAS_EN,
  vacacionesDesde,
} from '@leal/domain';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { releerEquipo } from '../../acciones/usuario.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { CampoFecha } from '../../ui/formulario/CampoFecha.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { useEnvioDeDialogo } from '../dialogos/use-envio-de-dialogo.ts';
import { Nombre } from '../../ui/Nombre.tsx';
import { PONER_VACACIONES } from '../acciones/vacaciones.ts';
import { textoVacaciones } from './textos.ts';
import { useHoy } from './use-hoy.ts';

/** Another manager was faster: what stands now is what the next attempt replaces. */
const Cambio = ({ visto }: { visto: Vacaciones | null }) => (
  <Alert
    className="formulario-aviso"
    type="warning"
    showIcon
    role="alert"
    title="Otra persona las cambió mientras tanto"
    description={`${visto ? textoVacaciones(visto) : 'Ya no tiene vacaciones'}. Revisa los días y guarda de nuevo.`}
  />
);

type Elegidos = { readonly [C in keyof Vacaciones]?: Fecha | undefined };
type PropsDias = { dias: Elegidos; hoy: Fecha; alElegir: (cambio: Elegidos) => void };

const Dias = ({ dias: { del, al }, hoy, alElegir }: PropsDias) => (
  <div className="pareja">
    <CampoFecha
      etiqueta="Primer día"
      dia={del}
      desde={sumarDias(hoy, 1 - MAXIMO_DIAS_VACACIONES)}
      hasta={sumarDias(hoy, VACACIONES_A_LO_MAS_EN)}
      alElegir={(dia) => alElegir({ del: dia })}
    />
    <CampoFecha
      etiqueta="Último día"
      dia={al}
      desde={hoy}
      hasta={sumarDias(hoy, VACACIONES_A_LO_MAS_EN + MAXIMO_DIAS_VACACIONES)}
      alElegir={(dia) => alElegir({ al: dia })}
    />
  </div>
);

/** The days that can be sent, or why these cannot. */
function leerDias({ del, al }: Elegidos, hoy: Fecha): Vacaciones | string {
  if (del === undefined || al === undefined) return 'Elige el primer día y el último.';
  return porQueNoVacaciones({ del, al }, hoy) ?? { del, al };
}

type Props = { control: ControlDialogo; usuario: UsuarioConEstado };

/** The dialog for the days on which somebody is away; it locks nothing. */
function DialogoVacaciones({ control, usuario }: Props) {
  const { id_usuario } = usuario;
  const nombre = comoSeLlama(usuario);
  const hoy = useHoy();
  const [visto, setVisto] = useState<Vacaciones | null>(usuario.vacaciones ?? null);
  const [cambio, setCambio] = useState(false);
  const [dias, setDias] = useState<Elegidos>(vacacionesDesde(usuario.vacaciones, hoy) ?? {});
  const [intento, setIntento] = useState(false);
  const { enviar, dialogo } = useEnvioDeDialogo(
    control,
    PONER_VACACIONES,
    { id_usuario, nombre },
    {
      alCambiar: (actual) => {
        setVisto((actual['vacaciones'] ?? null) as Vacaciones | null);
        setCambio(true);
        void releerEquipo();
      },
    },
  );
  const leidas = leerDias(dias, hoy);
  const mandar = async (vacaciones: Vacaciones | null): Promise<void> => {
    setCambio(false);
    await enviar({ parametros: { id_usuario }, cuerpo: { vacaciones, visto } });
  };
  return (
    <DialogoFormulario<object>
      {...dialogo}
      titulo="Vacaciones"
      textoEnviar="Guardar vacaciones"
      primerCampo=""
      alEnviar={async () => {
        setIntento(true);
        if (typeof leidas !== 'string') await mandar(leidas);
      }}
    >
      {cambio && <Cambio visto={visto} />}
      <Intro>
        Los días en que no trabaja{' '}
        <strong>
          <Nombre de={nombre} />
        </strong>
        , los dos incluidos. Mientras tanto nadie espera su corte: un gerente puede contar y cerrar su caja.
        Si regresa antes, entra y cobra como siempre.
      </Intro>
      <div className="pila">
        <Dias
          dias={dias}
          hoy={hoy}
          alElegir={(elegido) => setDias((previos) => ({ ...previos, ...elegido }))}
        />
        {intento && typeof leidas === 'string' && (
          <p role="alert" className="mal">
            {leidas}
          </p>
        )}
        {vacacionesDesde(visto ?? undefined, hoy) && (
          <Button danger disabled={dialogo.enviando} onClick={() => void mandar(null)}>
            Quitar vacaciones
          </Button>
        )}
      </div>
    </DialogoFormulario>
  );
}

export const preguntarVacaciones = (usuario: UsuarioConEstado): void =>
  abrirDialogo((control) => <DialogoVacaciones control={control} usuario={usuario} />);
