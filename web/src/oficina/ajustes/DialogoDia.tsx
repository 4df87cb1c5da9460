import { efectoDelDia } from '@leal/contract';
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
import { Form } from 'antd';
import { useState } from 'react';
import { cuantos } from '../../piezas/textos/textos.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import { ahora } from '../../lib/reloj.ts';
import { CampoFecha } from '../../ui/formulario/CampoFecha.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { Entrada } from '../../ui/formulario/entradas.ts';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { abrirConAjustes, type ConAjustes, useGuardar } from './guardar.tsx';

const RIGE = 'Rige en dos minutos; los créditos que toca se recorren enseguida.';
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

/** Saves the whole list. */
function useLista(props: ConAjustes, titulo: string) {
  const { guardar, aviso, dialogo } = useGuardar(props, { titulo, rige: RIGE }, 'la lista');
  return { guardar: (festivos: Festivo[]) => guardar({ cambios: { festivos } }), aviso, dialogo };
}

function DialogoPoner({ propuesto, ...props }: ConAjustes & { propuesto: Festivo | undefined }) {
  const { ajustes } = props;
  const [dia, setDia] = useState(propuesto?.fecha);
  const [falta, setFalta] = useState(false);
  const hoy = fechaLocal(ahora());
  const ya = ajustes.festivos.find(({ fecha }) => fecha === dia);
  const titulo = dia === undefined ? 'Día sin cobro' : `día sin cobro, ${formatearFecha(dia)}`;
  const { guardar, aviso, dialogo } = useLista(props, titulo);
  return (
    <DialogoFormulario<{ nombre: string }>
      {...dialogo}
      titulo="Agregar día sin cobro"
      textoEnviar="Agregar día"
      valores={{ nombre: propuesto?.nombre ?? '' }}
      primerCampo="nombre"
      alEnviar={async ({ nombre }) => {
        if (dia === undefined) return setFalta(true);
        if (!ya) await guardar([...ajustes.festivos, { fecha: dia, nombre: nombre.trim() }]);
      }}
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

function DialogoQuitar({ festivo, ...props }: ConAjustes & { festivo: Festivo }) {
  const { fecha, nombre } = festivo;
  const titulo = `se cobra el ${formatearFecha(fecha)}`;
  const { guardar, aviso, dialogo } = useLista(props, titulo);
  return (
    <DialogoFormulario
      {...dialogo}
      titulo="Quitar día sin cobro"
      textoEnviar="Quitar día"
      peligro
      primerCampo={null}
      alEnviar={() => guardar(props.ajustes.festivos.filter((listado) => listado.fecha !== fecha))}
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

export const abrirPoner = (propuesto?: Festivo): void =>
  abrirConAjustes((props) => <DialogoPoner {...props} propuesto={propuesto} />);

export const abrirQuitar = (festivo: Festivo): void =>
  abrirConAjustes((props) => <DialogoQuitar {...props} festivo={festivo} />);
