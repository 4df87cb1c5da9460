import type { PreguntaDeVarias } from '@leal/contract';
import { CERO, formatearNumero, MENSAJE_MOTIVO_RECHAZO } from '@leal/domain';
import { Alert, Form } from 'antd';
import { useLayoutEffect } from 'react';
import { ACCION, type Sentido } from '../../pregunta/decision.ts';
import { cuantos } from '../../../piezas/textos/textos.ts';
import { ensordecer } from '../../../ui/capas/pila.ts';
import { anunciar } from '../../../ui/anunciar.tsx';
import { abrirDialogo, alertar, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../../ui/encabezado/foco.ts';
import { cerrarBorrador } from '../../../ui/formulario/use-borrador.ts';
import { HuecoDeDatos } from '../../../ui/estados/Huecos.tsx';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { CampoTexto } from '../../../ui/formulario/CampoTexto.tsx';
import { DialogoFormulario } from '../../../ui/formulario/DialogoFormulario.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import type { Fila } from '../../listas/fila.ts';
import type { Juicio } from '../../clases/clase.ts';
import { decisivaDe, preguntarPor } from '../por-clase.tsx';
import { type Corrida, correr, type Encargo } from './corrida.ts';
import { useVistas } from './vistas.ts';
import { decisionDe, esDeOtro, juzgar, sumarTotales, textoTotales, yaNoEspera } from './juicio.ts';
import { Intro } from '../../../ui/formulario/Intro.tsx';

const quien = ({ cliente, cobrador }: Fila): string => cliente || cobrador;

/** 'Edición de pago de Ana López'. */
const queEs = (fila: Fila): string => `${fila.propio.nombre} de ${quien(fila)}`;

type Juzgada = {
  readonly fila: Fila;
  readonly pregunta: PreguntaDeVarias | undefined;
  readonly juicio: Juicio;
};

const Renglon = ({ fila, juicio }: Juzgada) => (
  <li className="chica">
    <span className="parte">{queEs(fila)}</span>
    {juicio.apta ? (
      <strong className="tinta tabular a-la-derecha parte">
        {juicio.monto === null ? fila.cambia : <Monto valor={juicio.monto} />}
      </strong>
    ) : (
      <span className="tenue tabular a-la-derecha parte">{juicio.porque}</span>
    )}
  </li>
);

const Lista = ({ nombre, juzgadas }: { nombre: string; juzgadas: readonly Juzgada[] }) =>
  juzgadas.length > 0 && (
    <ul className="lote-lista recuadro rayas lista-lisa" aria-label={nombre}>
      {juzgadas.map((juzgada) => (
        <Renglon key={juzgada.fila.clave} {...juzgada} />
      ))}
    </ul>
  );

/** The rows that somebody else has decided while this was being read: they are not in the sum any more. */
const YaDecididas = ({ juzgadas }: { juzgadas: readonly Juzgada[] }) =>
  juzgadas.length > 0 && (
    <Alert
      className="formulario-nota formulario-aviso"
      type="warning"
      showIcon
      role="alert"
      title={`Mientras leías, ${cuantos(juzgadas.length, 'dejó', 'dejaron')} de esperar tu decisión`}
      description={<Lista nombre="Ya decididas" juzgadas={juzgadas} />}
    />
  );

/** Tells what did not go through, and why. */
function decirFin(sentido: Sentido, filas: readonly Fila[], fin: Corrida, totales: string): void {
  const { hechas, total, noPasaron } = fin;
  const hecho = `${cuantos(hechas, 'solicitud', 'solicitudes')} ${sentido === 'aprobar' ? 'aprobada' : 'rechazada'}${hechas === 1 ? '' : 's'}`;
  if (hechas === total) return anunciar.exito(hecho, totales);
  const faltaron = total - hechas - noPasaron.length;
  const deClave = new Map(filas.map((fila) => [fila.clave, fila]));
  void alertar({
    tipo: 'aviso',
    titulo: `${hecho} de ${formatearNumero(total)}`,
    contenido: (
      <>
        {noPasaron.length > 0 && (
          <ul className="lote-lista recuadro rayas lista-lisa" aria-label="No pasaron">
            {noPasaron.map(({ clave, porque }) => {
              const fila = deClave.get(clave);
              return (
                <li className="chica" key={clave}>
                  <span className="parte">{fila && queEs(fila)}</span>
                  <span className="tenue tabular a-la-derecha parte">{porque}</span>
                </li>
              );
            })}
          </ul>
        )}
        {faltaron > 0 && (
          <p>{`${cuantos(faltaron, 'no se envió: sigue pendiente', 'no se enviaron: siguen pendientes')}.`}</p>
        )}
      </>
    ),
  });
}

/** The title when nothing is left that could be decided together. */
function sinNinguna(solas: readonly Juzgada[], ajenas: readonly Juzgada[]): string {
  if (solas.length > 0) return 'Se deciden una por una';
  return ajenas.length > 0 ? 'Debe decidirlas otro gerente' : 'Ya no queda nada por decidir';
}

type Valores = { motivo?: string };

/** The reason, as long as it is about the same ones. */
const borradorDe = (filas: readonly Fila[]) => ({
  forma: `rechazar-varias:${filas
    .map(({ clave }) => clave)
    .toSorted()
    .join()}`,
  campos: ['motivo'],
});

type Props = {
  control: ControlDialogo;
  filas: readonly Fila[];
  sentido: Sentido;
  /** They are on their way. */
  alCorrer: () => void;
};

/** One question about several: what each would do, their money together, and which have to be decided one by one. */
function DialogoVarias({ control, filas, sentido, alCorrer }: Props) {
  const [formulario] = Form.useForm<Valores>();
  const { consulta, idas } = useVistas(filas, control.abierto);
  const juzgadas = filas.map((fila): Juzgada => {
    const pregunta = consulta.data?.get(fila.id);
    return { fila, pregunta, juicio: juzgar(fila, idas.has(fila.clave) ? undefined : pregunta, sentido) };
  });
  const aptas = juzgadas.filter(({ juicio }) => juicio.apta);
  const seFueron = consulta.data ? juzgadas.filter(({ juicio }) => yaNoEspera(juicio)) : [];
  const ajenas = consulta.data ? juzgadas.filter(({ juicio }) => esDeOtro(juicio)) : [];
  const solas = juzgadas.filter(
    (juzgada) => !juzgada.juicio.apta && !seFueron.includes(juzgada) && !ajenas.includes(juzgada),
  );
  useLayoutEffect(() => {
    // The button would now do another thing than when the finger began to move.
    if (idas.size > 0) ensordecer();
  }, [idas]);
  const suma = textoTotales(sumarTotales(aptas.map(({ juicio }) => (juicio.apta ? juicio.suma : {}))));
  const totales = sentido === 'rechazar' && suma !== '' ? `No se hará: ${suma}` : suma;
  const hayEfectivo =
    sentido === 'rechazar' && aptas.some(({ juicio }) => juicio.apta && (juicio.suma.cobros ?? CERO) > 0);
  // The title and the button promise the same.
  const n = consulta.data ? aptas.length : filas.length;
  const mandar = async ({ motivo = '' }: Valores): Promise<void> => {
    const encargos = aptas.flatMap(({ fila, pregunta }): Encargo[] =>
      pregunta
        ? [
            {
              clave: fila.clave,
              id_cobrador: fila.id_cobrador,
              decisiva: decisivaDe(fila.dato, sentido),
              decision: decisionDe(fila, pregunta, sentido, motivo),
              visto: pregunta.visto,
            },
          ]
        : [],
    );
    alCorrer();
    void correr(encargos).then((fin) => fin && decirFin(sentido, filas, fin, totales));
    cerrarBorrador(formulario);
    // The button that opened the question shows how far it is.
    await control.cerrar().then(retomarFoco);
  };
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo={
        n > 0 ? `${ACCION[sentido]} ${cuantos(n, 'solicitud', 'solicitudes')}` : sinNinguna(solas, ajenas)
      }
      textoEnviar={`${ACCION[sentido]} ${formatearNumero(n)}`}
      peligro={sentido === 'rechazar'}
      formulario={formulario}
      {...(sentido === 'rechazar' && { borrador: borradorDe(filas) })}
      primerCampo={sentido === 'rechazar' ? 'motivo' : ''}
      alEnviar={mandar}
      enviando={false}
      fallo={{ titulo: '', mensaje: null }}
      duda={undefined}
      bloqueado={!consulta.data}
      terminado={
        consulta.data && aptas.length === 0 ? (
          <>
            {solas.length > 0 && <Intro>Estas se deciden una por una.</Intro>}
            <Lista nombre="Una por una" juzgadas={solas} />
            <Lista nombre="De otro gerente" juzgadas={ajenas} />
            <YaDecididas juzgadas={seFueron} />
          </>
        ) : undefined
      }
    >
      {consulta.data ? (
        <>
          {totales !== '' && (
            <Intro>
              <strong>{totales}</strong>
            </Intro>
          )}
          <Lista nombre="Las que se deciden" juzgadas={aptas} />
          {solas.length > 0 && (
            <>
              <p className="formulario-nota">
                {`${cuantos(solas.length, 'se decide aparte', 'se deciden una por una')}:`}
              </p>
              <Lista nombre="Una por una" juzgadas={solas} />
            </>
          )}
          {ajenas.length > 0 && (
            <>
              <p className="formulario-nota">
                {`${cuantos(ajenas.length, 'la decide', 'las decide')} otro gerente:`}
              </p>
              <Lista nombre="De otro gerente" juzgadas={ajenas} />
            </>
          )}
          <YaDecididas juzgadas={seFueron} />
          {hayEfectivo && <p className="formulario-nota">El efectivo se devuelve a los clientes.</p>}
          {sentido === 'rechazar' && (
            <CampoTexto campo="motivo" etiqueta="Motivo para todas" requerido={MENSAJE_MOTIVO_RECHAZO} />
          )}
        </>
      ) : (
        <>
          <FalloConsulta consulta={consulta} mensaje="Error al cargar los datos" />
          {!consulta.error && <HuecoDeDatos />}
        </>
      )}
    </DialogoFormulario>
  );
}

/** One alone is asked about as on its own screen. */
export function preguntarVarias(filas: readonly Fila[], sentido: Sentido, alCorrer: () => void): void {
  const [primera, segunda] = filas;
  if (primera && !segunda) return preguntarPor(primera.dato, sentido);
  abrirDialogo((control) => <DialogoVarias {...{ control, filas, sentido, alCorrer }} />);
}
