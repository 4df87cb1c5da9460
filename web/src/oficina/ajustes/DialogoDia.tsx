import { type Ajustes, efectoDelDia } from '@leal/contract';
import {
  DIAS_ATRAS_DEL_CALENDARIO,
  type Fecha,
  type Festivo,
  fechaLocal,
  formatearFecha,
  nombreDia,
  sumarDias,
  TOPE_FESTIVO,
} from '@leal/domain';
import { Alert, Form } from 'antd';
import { useState } from 'react';
import { GUARDAR_AJUSTES } from '../../acciones/ajustes.ts';
import { cuantos } from '../../piezas/textos/textos.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import { ahora } from '../../lib/reloj.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { CampoFecha } from '../../ui/formulario/CampoFecha.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { Entrada } from '../../ui/formulario/entradas.ts';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { releerAjustes, useAjustes, useCambiaron } from './use-ajustes.ts';

const RIGE = 'Rige en dos minutos; los créditos que toca se recorren enseguida.';
const CAMBIARON = 'Otra persona cambió los ajustes mientras tanto. Revisa la lista y guarda de nuevo.';
/** Nobody lends for longer. */
const DIAS_ADELANTE = 3 * 366;

type Sentido = 'poner' | 'quitar';

/** How many open credits the day moves, and which way: said before anything is saved. */
function Efecto({ dia, sentido }: { dia: Fecha; sentido: Sentido }) {
  const { data, isError } = useLlamada(efectoDelDia, { consulta: { fecha: dia } }, { staleTime: 0 });
  if (isError) return <p className="formulario-nota nota">No se pudo contar a cuántos créditos mueve.</p>;
  if (!data) return <p className="formulario-nota nota">Contando los créditos que mueve…</p>;
  const { creditos } = data;
  const quienes = cuantos(creditos, 'crédito activo vence', 'créditos activos vencen');
  const hacia = sentido === 'poner' ? 'después; ninguno antes' : 'antes; ninguno después';
  return (
    <output className="formulario-nota en-bloque">
      {creditos === 0 ? 'No mueve ningún crédito activo.' : `${quienes} un día de cobro ${hacia}.`}
    </output>
  );
}

/** The note on a day on which collectors may have worked already. */
const DeAntes = ({ dia }: { dia: Fecha }) =>
  dia <= fechaLocal(ahora()) && (
    <p className="formulario-nota nota">
      Lo pagado y visitado ese día se queda. Los atrasos que se registraron dejan de contar, y su renglón lo
      dice.
    </p>
  );

/** The note on a day that is over and counts again. */
const DeVuelta = ({ dia }: { dia: Fecha }) =>
  dia < fechaLocal(ahora()) && (
    <p className="formulario-nota nota">
      Quien no pagó ese día queda un abono más atrás. Los atrasos que dejaron de contar no vuelven.
    </p>
  );

type PropsEnvio = { control: ControlDialogo; formulario: Parameters<typeof useEnvio>[2]['formulario'] };

/** Saves the whole list, held to the version that was read last. */
function useLista({ control, formulario }: PropsEnvio, ajustes: Ajustes, titulo: string) {
  const envio = useEnvio(
    GUARDAR_AJUSTES,
    { titulo, rige: RIGE },
    { formulario, alLograr: () => control.cerrar(), alCambiar: releerAjustes },
  );
  const { cambiaron, olvidar } = useCambiaron(ajustes.version, envio.enSuspenso);
  const guardar = (festivos: readonly Festivo[]): Promise<void> => {
    olvidar();
    return envio.enviar({ cuerpo: { cambios: { festivos: [...festivos] }, visto: ajustes.version } });
  };
  const aviso = cambiaron && (
    <Alert
      className="formulario-nota formulario-aviso"
      type="warning"
      showIcon
      role="alert"
      title={CAMBIARON}
    />
  );
  return { ...envio, guardar, aviso };
}

type PropsPoner = { control: ControlDialogo; propuesto: Festivo | undefined; ajustes: Ajustes };

function DialogoPoner({ control, propuesto, ajustes }: PropsPoner) {
  const [formulario] = Form.useForm<{ nombre: string }>();
  const [dia, setDia] = useState(propuesto?.fecha);
  const [falta, setFalta] = useState(false);
  const hoy = fechaLocal(ahora());
  const ya = ajustes.festivos.find(({ fecha }) => fecha === dia);
  const titulo = dia === undefined ? 'Día sin cobro' : `día sin cobro, ${formatearFecha(dia)}`;
  const { guardar, aviso, enviando, duda, fallo } = useLista({ control, formulario }, ajustes, titulo);
  return (
    <DialogoFormulario<{ nombre: string }>
      control={control}
      titulo="Agregar día sin cobro"
      textoEnviar="Agregar día"
      formulario={formulario}
      valores={{ nombre: propuesto?.nombre ?? '' }}
      primerCampo="nombre"
      alEnviar={async ({ nombre }) => {
        if (dia === undefined) return setFalta(true);
        if (!ya) await guardar([...ajustes.festivos, { fecha: dia, nombre: nombre.trim() }]);
      }}
      enviando={enviando}
      duda={duda}
      fallo={fallo}
    >
      {aviso}
      <Intro>{`Nadie cobra ese día, sea cual sea el plazo. Puede ser de hasta ${DIAS_ATRAS_DEL_CALENDARIO} días atrás.`}</Intro>
      <Form.Item
        name="nombre"
        label="Qué día es"
        rules={[{ required: true, whitespace: true, message: 'Escribe qué día es' }]}
      >
        <Entrada autoComplete="off" maxLength={TOPE_FESTIVO} placeholder="Navidad, inundación, huelga…" />
      </Form.Item>
      <CampoFecha
        etiqueta="Fecha"
        dia={dia}
        desde={sumarDias(hoy, -DIAS_ATRAS_DEL_CALENDARIO)}
        hasta={sumarDias(hoy, DIAS_ADELANTE)}
        alElegir={setDia}
      />
      {dia === undefined && falta && (
        <p role="alert" className="formulario-nota mal">
          Elige la fecha.
        </p>
      )}
      {ya && <p role="alert" className="formulario-nota mal">{`Ese día ya está: ${ya.nombre}.`}</p>}
      {dia !== undefined && !ya && <Efecto dia={dia} sentido="poner" />}
      {dia !== undefined && !ya && <DeAntes dia={dia} />}
    </DialogoFormulario>
  );
}

type PropsQuitar = { control: ControlDialogo; festivo: Festivo; ajustes: Ajustes };

function DialogoQuitar({ control, festivo, ajustes }: PropsQuitar) {
  const [formulario] = Form.useForm();
  const { fecha, nombre } = festivo;
  const titulo = `se cobra el ${formatearFecha(fecha)}`;
  const { guardar, aviso, enviando, duda, fallo } = useLista({ control, formulario }, ajustes, titulo);
  return (
    <DialogoFormulario
      control={control}
      titulo="Quitar día sin cobro"
      textoEnviar="Quitar día"
      peligro
      formulario={formulario}
      primerCampo={null}
      alEnviar={() => guardar(ajustes.festivos.filter((listado) => listado.fecha !== fecha))}
      enviando={enviando}
      duda={duda}
      fallo={fallo}
    >
      {aviso}
      <Intro>
        El {nombreDia(fecha)} {formatearFecha(fecha)} ({nombre}) se vuelve a cobrar.
      </Intro>
      <Efecto dia={fecha} sentido="quitar" />
      <DeVuelta dia={fecha} />
    </DialogoFormulario>
  );
}

/** The newest settings, whatever the list showed when it was opened. */
function ConAjustes({ children }: { children: (ajustes: Ajustes) => React.ReactNode }) {
  const { data } = useAjustes();
  return data ? children(data) : null;
}

export const abrirPoner = (propuesto?: Festivo): void =>
  abrirDialogo((control) => (
    <ConAjustes>
      {(ajustes) => <DialogoPoner control={control} propuesto={propuesto} ajustes={ajustes} />}
    </ConAjustes>
  ));

export const abrirQuitar = (festivo: Festivo): void =>
  abrirDialogo((control) => (
    <ConAjustes>
      {(ajustes) => <DialogoQuitar control={control} festivo={festivo} ajustes={ajustes} />}
    </ConAjustes>
  ));
