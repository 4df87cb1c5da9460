import type { Ajustes } from '@leal/contract';
import { Form } from 'antd';
import { GUARDAR_AJUSTES } from '../../acciones/ajustes.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { Cambiaron, EN_UN_MINUTO } from './avisos.tsx';
import { EfectoDeCriterios } from './EfectoDeCriterios.tsx';
import { esCriterio } from './grupo.ts';
import { Pasos } from './Pasos.tsx';
import { cambiosQueLosHacen, enPlano, pasosHacia } from './programados.ts';
import { releerAjustes, useAjustes, useCambiaron } from './use-ajustes.ts';

type Valores = Readonly<Record<string, unknown>>;
type Props = { control: ControlDialogo; ajustes: Ajustes };

/** Sends it, held to the version that was read last. */
function useGuardar({ control, ajustes }: Props, titulo: string, rige: string) {
  const [formulario] = Form.useForm();
  const envio = useEnvio(
    GUARDAR_AJUSTES,
    { titulo, rige },
    { formulario, alLograr: () => control.cerrar(), alCambiar: releerAjustes },
  );
  const { cambiaron, olvidar } = useCambiaron(ajustes.version, envio.enSuspenso);
  const guardar = (cuerpo: Omit<Parameters<typeof envio.enviar>[0]['cuerpo'], 'visto'>): Promise<void> => {
    olvidar();
    return envio.enviar({ cuerpo: { ...cuerpo, visto: ajustes.version } });
  };
  const { enviando, duda, fallo } = envio;
  return {
    guardar,
    aviso: cambiaron && <Cambiaron />,
    comunes: { control, formulario, enviando, duda, fallo },
  };
}

function DialogoVolver({ valores, cuando, ...props }: Props & { valores: Valores; cuando: string }) {
  const { guardar, aviso, comunes } = useGuardar(props, `ajustes de ${cuando}`, EN_UN_MINUTO);
  const pasos = pasosHacia(enPlano(props.ajustes), valores);
  const cambios = cambiosQueLosHacen(
    Object.fromEntries(pasos.map(({ campo }) => [campo, valores[campo] ?? null])),
  );
  const numeros = Object.entries(cambios.parametros ?? {}).filter(([nombre]) => esCriterio(nombre));
  return (
    <DialogoFormulario
      {...comunes}
      titulo="Volver a estos ajustes"
      textoEnviar="Volver a este"
      primerCampo={null}
      alEnviar={() =>
        pasos.length === 0 ? comunes.control.cerrar() : guardar({ cambios, motivo: `Como ${cuando}` })
      }
    >
      {aviso}
      <Intro>{`Los ajustes quedan como ${cuando}. Los días sin cobro no cambian.`}</Intro>
      {pasos.length === 0 ? (
        <p className="formulario-nota nota">Ya están así: no cambia nada.</p>
      ) : (
        <div className="formulario-nota">
          <Pasos pasos={pasos} />
        </div>
      )}
      {numeros.length > 0 && <EfectoDeCriterios criterios={Object.fromEntries(numeros)} />}
    </DialogoFormulario>
  );
}

function DialogoDesprogramar({ id, cuando, ...props }: Props & { id: string; cuando: string }) {
  const { guardar, aviso, comunes } = useGuardar(props, `sin el cambio del ${cuando}`, 'Sigue lo de hoy.');
  return (
    <DialogoFormulario
      {...comunes}
      titulo="Quitar cambio programado"
      textoEnviar="Quitar cambio"
      peligro
      primerCampo={null}
      alEnviar={() => guardar({ cambios: {}, quitar: id })}
    >
      {aviso}
      <Intro>{`Lo que iba a cambiar el ${cuando} se queda como está hoy.`}</Intro>
    </DialogoFormulario>
  );
}

/** The newest settings, whatever was shown when it was opened. */
function ConAjustes({ children }: { children: (ajustes: Ajustes) => React.ReactNode }) {
  const { data } = useAjustes();
  return data ? children(data) : null;
}

/** Asks whether the settings become these values again; `cuando` is said after 'como'. */
export const abrirVolver = (valores: Valores, cuando: string): void =>
  abrirDialogo((control) => (
    <ConAjustes>
      {(ajustes) => <DialogoVolver control={control} ajustes={ajustes} valores={valores} cuando={cuando} />}
    </ConAjustes>
  ));

export const abrirDesprogramar = (id: string, cuando: string): void =>
  abrirDialogo((control) => (
    <ConAjustes>
      {(ajustes) => <DialogoDesprogramar control={control} ajustes={ajustes} id={id} cuando={cuando} />}
    </ConAjustes>
  ));
